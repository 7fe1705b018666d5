import { clsx } from 'clsx';
import { useCallback, useState, type ReactNode } from 'react';
import { useCurrentRoute } from '#src/app/currentRoute.ts';
import { guardFallback } from '#src/resources/paths.ts';
import { BackLink } from './BackLink.tsx';
import { Content } from './Content.tsx';
import { Drawer } from './Drawer.tsx';
import styles from './frame.module.css';
import { MenuButton } from './MenuButton.tsx';
import { PageTitle } from './PageTitle.tsx';
import { SkipLink } from './SkipLink.tsx';

/**
 * The frame of a wizard: its title, a close button, and the content alone (spec §2 "Layouts"). Where people land whom a
 * guard turns away, it leads to the menu too.
 */
export function WizardLayout({ children }: { children: ReactNode }) {
  const [sheetOpen, setSheetOpen] = useState(false);
  const closeSheet = useCallback(() => setSheetOpen(false), []);
  const isLanding = useCurrentRoute()?.name === guardFallback;
  return (
    <div className={clsx(styles.frame, styles.wizard)}>
      <SkipLink />
      <header className={styles.bar}>
        <div className={styles.start}>
          {isLanding && <MenuButton expanded={sheetOpen} onToggle={() => setSheetOpen(true)} />}
          <BackLink close />
          <PageTitle />
        </div>
      </header>
      {sheetOpen && <Drawer onClose={closeSheet} />}
      <Content>{children}</Content>
    </div>
  );
}
