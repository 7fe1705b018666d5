import CloseIcon from '@mui/icons-material/Close';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { Sheet } from '#src/ui/dialogs/Sheet.tsx';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { Navigation } from './Navigation.tsx';
import styles from './NavigationSheet.module.css';

/** The drawer on narrow screens: a sheet over the page that keeps the focus until it closes. */
export function NavigationSheet({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);

  useEffect(
    function closeAfterNavigation() {
      if (pathname !== openedAt.current) onClose();
    },
    [pathname, onClose],
  );

  return (
    <Sheet label={translate('shell.menu')} className={styles.sheet} onClose={onClose}>
      <div className={styles.content}>
        <button
          type="button"
          className={clsx(iconButtonClass(), styles.close)}
          aria-label={translate('ra.action.close_menu')}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
        <nav aria-label={translate('shell.menu')}>
          <Navigation look="sheet" onNavigate={onClose} />
        </nav>
      </div>
    </Sheet>
  );
}
