import MenuIcon from '@mui/icons-material/Menu';
import { useTranslate } from 'react-admin';
import { BackLink } from './BackLink.tsx';
import { LanguageControl } from './LanguageControl.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ProfileControl } from './ProfileControl.tsx';
import { TerminalControl } from './TerminalControl.tsx';
import { ThemeControl } from './ThemeControl.tsx';

/** The bar on top: drawer, back, title; at the far end terminal, language, theme and profile. */
export function AppBar({ expanded, onToggle }: { expanded: boolean; onToggle: () => void }) {
  const label = useTranslate()(expanded ? 'shell.closeMenu' : 'shell.openMenu');
  return (
    <header className="app-bar">
      <div className="app-bar-start">
        <button
          type="button"
          className="icon-button"
          aria-label={label}
          aria-expanded={expanded}
          title={label}
          onClick={onToggle}
        >
          <MenuIcon />
        </button>
        <BackLink />
        <PageTitle />
      </div>
      <div className="app-bar-end">
        <TerminalControl />
        <LanguageControl />
        <ThemeControl />
        <ProfileControl />
      </div>
    </header>
  );
}
