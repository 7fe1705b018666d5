import CloseIcon from '@mui/icons-material/Close';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { Sheet } from '#src/ui/Sheet.tsx';
import { Navigation } from './Navigation.tsx';

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
    <Sheet label={translate('shell.menu')} className="sheet" onClose={onClose}>
      <div className="sheet-content">
        <button type="button" className="icon-button" aria-label={translate('shell.closeMenu')} onClick={onClose}>
          <CloseIcon />
        </button>
        <nav aria-label={translate('shell.menu')}>
          <Navigation onNavigate={onClose} />
        </nav>
      </div>
    </Sheet>
  );
}
