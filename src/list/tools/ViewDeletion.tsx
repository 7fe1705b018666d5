import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

/** Asks before a view goes. */
export function ViewDeletion({ name, onDelete, onStop }: { name: string; onDelete: () => void; onStop: () => void }) {
  const translate = useTranslate();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(function takeFocus() {
    stay.current?.focus();
  }, []);
  return (
    <li className="views-form">
      <p>{translate('list.views.confirmDelete', { name })}</p>
      <span className="views-actions">
        <button type="button" className="button" onClick={onDelete}>
          {translate('list.views.deleteNow')}
        </button>
        <button ref={stay} type="button" className="button quiet" onClick={onStop}>
          {translate('list.views.cancel')}
        </button>
      </span>
    </li>
  );
}
