import { clsx } from 'clsx';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSaved } from '#src/settings/savedStore.ts';
import { useMediaQuery, wideScreen } from '#src/ui/mediaQuery.ts';
import { AppBar } from './AppBar.tsx';
import { Content } from './Content.tsx';
import { Drawer } from './Drawer.tsx';
import { Footer } from './Footer.tsx';
import styles from './frame.module.css';
import { Navigation } from './Navigation.tsx';
import { SkipLink } from './SkipLink.tsx';

interface FrameProps {
  /** Content alone, with a title and a close button (spec §2 "Layouts"). */
  isWizard: boolean;
  /** Where people land whom a guard turns away: it leads to the menu even from a wizard. */
  isLanding: boolean;
  children: ReactNode;
}

/** Bar, drawer, content and footer. The drawer stands beside the content, or lies over it on narrow screens. */
export function Frame({ isWizard, isLanding, children }: FrameProps) {
  const translate = useTranslate();
  const wide = useMediaQuery(wideScreen);
  const stands = wide && !isWizard;
  const [drawerOpen, setDrawerOpen] = useSaved('drawerOpen');
  const [sheetOpen, setSheetOpen] = useState(false);
  const closeSheet = useCallback(() => setSheetOpen(false), []);
  const toggle = useCallback(
    () => (stands ? setDrawerOpen(!drawerOpen) : setSheetOpen(true)),
    [stands, drawerOpen, setDrawerOpen],
  );
  return (
    <div className={clsx(styles.frame, isWizard && styles.wizard, !drawerOpen && styles.rail)}>
      <SkipLink />
      <AppBar
        isWizard={isWizard}
        hasMenu={!isWizard || isLanding}
        expanded={stands ? drawerOpen : sheetOpen}
        onToggle={toggle}
      />
      {stands && (
        <nav className={styles.drawer} aria-label={translate('shell.menu')}>
          <Navigation look={drawerOpen ? undefined : 'rail'} />
        </nav>
      )}
      {!stands && sheetOpen && <Drawer onClose={closeSheet} />}
      <Content>{children}</Content>
      {!isWizard && <Footer />}
    </div>
  );
}
