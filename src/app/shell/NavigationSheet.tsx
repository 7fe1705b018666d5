import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { Navigation } from './Navigation.tsx';

/** The drawer on narrow screens: a sheet over the page that keeps the focus until it closes. */
export function NavigationSheet({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);

  // Closes before it leaves the document, so that the focus returns to where it was.
  useLayoutEffect(function open() {
    const sheet = dialog.current;
    sheet?.showModal();
    return () => sheet?.close();
  }, []);

  useEffect(
    function closeAfterNavigation() {
      if (pathname !== openedAt.current) onClose();
    },
    [pathname, onClose],
  );

  return (
    // A click on the dialog itself is one beside the sheet: its content fills the sheet. Escape serves the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={translate('shell.menu')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="sheet-content">
        <button type="button" className="icon-button" aria-label={translate('shell.closeMenu')} onClick={onClose}>
          <X />
        </button>
        <nav aria-label={translate('shell.menu')}>
          <Navigation onNavigate={onClose} />
        </nav>
      </div>
    </dialog>
  );
}
