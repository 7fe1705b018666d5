import MenuIcon from '@mui/icons-material/Menu';
import { useTranslate } from 'react-admin';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { BackLink } from './BackLink.tsx';
import { LanguageControl } from './controls/LanguageControl.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ProfileControl } from './controls/ProfileControl.tsx';
import { TerminalControl } from './controls/TerminalControl.tsx';
import { ThemeControl } from './controls/ThemeControl.tsx';
import styles from './frame.module.css';

/** The bar on top: drawer, back, title; at the far end terminal, language, theme and profile. */
export function AppBar({ expanded, onToggle }: { expanded: boolean; onToggle: () => void }) {
  const label = useTranslate()(expanded ? 'shell.closeMenu' : 'shell.openMenu');
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <button
          type="button"
          className={iconButtonClass()}
          aria-label={label}
          aria-expanded={expanded}
          title={label}
          onClick={onToggle}
        >
          <MenuIcon fontSize="inherit" />
        </button>
        <BackLink />
        <PageTitle />
      </div>
      <div className={styles.end}>
        <TerminalControl />
        <LanguageControl />
        <ThemeControl />
        <ProfileControl />
      </div>
    </header>
  );
}
