import { clsx } from 'clsx';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSaved } from '#src/settings/savedStore.ts';
import { useMediaQuery, wideScreen } from '#src/ui/mediaQuery.ts';
import { AppBar } from './AppBar.tsx';
import { Content } from './Content.tsx';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Drawer } from './Drawer.tsx';
import styles from './frame.module.css';

/** Bar, drawer, content and footer. The drawer stands beside the content, or lies over it on narrow screens. */
export function MainLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const wide = useMediaQuery(wideScreen);
  const [drawerOpen, setDrawerOpen] = useSaved('drawerOpen');
  const [sheetOpen, setSheetOpen] = useState(false);
  const closeSheet = useCallback(() => setSheetOpen(false), []);
  return (
    <div className={clsx(styles.frame, !drawerOpen && styles.rail)}>
      <SkipLink />
      <AppBar
        expanded={wide ? drawerOpen : sheetOpen}
        onToggle={() => (wide ? setDrawerOpen(!drawerOpen) : setSheetOpen(true))}
      />
      {wide && (
        <nav className={styles.drawer} aria-label={translate('shell.menu')}>
          <Navigation look={drawerOpen ? undefined : 'rail'} />
        </nav>
      )}
      {!wide && sheetOpen && <Drawer onClose={closeSheet} />}
      <Content>{children}</Content>
      <Footer />
    </div>
  );
}
