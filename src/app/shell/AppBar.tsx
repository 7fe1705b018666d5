import { BackLink } from './BackLink.tsx';
import { LanguageControl } from './controls/LanguageControl.tsx';
import { MenuButton } from './MenuButton.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ProfileControl } from './controls/ProfileControl.tsx';
import { TerminalControl } from './controls/TerminalControl.tsx';
import { ThemeControl } from './controls/ThemeControl.tsx';
import styles from './frame.module.css';

/** The bar on top: drawer, back, title; at the far end terminal, language, theme and profile. */
export function AppBar({ expanded, onToggle }: { expanded: boolean; onToggle: () => void }) {
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <MenuButton expanded={expanded} onToggle={onToggle} />
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
