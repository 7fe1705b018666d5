import { memo } from 'react';
import { PaletteButton } from '#src/app/palette/PaletteButton.tsx';
import { BackLink } from './BackLink.tsx';
import { BellControl } from './controls/BellControl.tsx';
import { LanguageControl } from './controls/LanguageControl.tsx';
import { DrawerButton } from './DrawerButton.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ProfileControl } from './controls/ProfileControl.tsx';
import { TerminalControl } from './controls/TerminalControl.tsx';
import { ThemeControl } from './controls/ThemeControl.tsx';
import styles from './frame.module.css';

interface AppBarProps {
  /** A wizard's bar has a close button and no controls. */
  isWizard: boolean;
  hasMenu: boolean;
  expanded: boolean;
  onToggle: () => void;
}

/** The bar on top: drawer, back, title and the field that asks for anything; at the far end terminal, language, theme and profile. */
export const AppBar = memo(function AppBar({ isWizard, hasMenu, expanded, onToggle }: AppBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        {hasMenu && <DrawerButton expanded={expanded} onToggle={onToggle} />}
        <BackLink close={isWizard} />
        <PageTitle />
        {hasMenu && <PaletteButton />}
      </div>
      {!isWizard && (
        <div className={styles.end}>
          <TerminalControl />
          <BellControl />
          <LanguageControl />
          <ThemeControl />
          <ProfileControl />
        </div>
      )}
      {isWizard && hasMenu && (
        <div className={styles.end}>
          <BellControl />
        </div>
      )}
    </header>
  );
});
