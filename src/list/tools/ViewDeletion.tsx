import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './viewsPanel.module.css';

/** Asks before a view goes. */
export function ViewDeletion({ name, onDelete, onStop }: { name: string; onDelete: () => void; onStop: () => void }) {
  const translate = useTranslate();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(function takeFocus() {
    stay.current?.focus();
  }, []);
  return (
    <li className={styles.form}>
      <p>{translate('view.confirmDelete', { name })}</p>
      <span className={styles.actions}>
        <button type="button" className={buttonClass()} onClick={onDelete}>
          {translate('view.deleteNow')}
        </button>
        <button ref={stay} type="button" className={buttonClass('quiet')} onClick={onStop}>
          {translate('ra.action.cancel')}
        </button>
      </span>
    </li>
  );
}
