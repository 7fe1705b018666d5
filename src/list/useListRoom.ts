import { useSaved } from '#src/settings/savedStore.ts';
import { useStore } from '#src/store/useStore.ts';
import { useMediaQuery, wideScreen } from '#src/ui/mediaQuery.ts';

/** Pixels of the drawer, open or collapsed (`tokens.ts`), of the page's edges, and of a row's box and menu. */
const drawerWidth = { open: 240, rail: 64 };
const edges = 64;
const boxAndMenu = 88;

/** Steps in which a window's width counts, in pixels: not each of a drag's draws the lists anew. */
const step = 40;

const windowWidth = {
  read: () => Math.floor(window.innerWidth / step) * step,
  subscribe(listener: () => void) {
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  },
};

/** Pixels a list has for its columns, known before anything is drawn. */
export function useListRoom(): number {
  const width = useStore(windowWidth);
  const wide = useMediaQuery(wideScreen);
  const [drawerOpen] = useSaved('drawerOpen');
  const drawer = wide ? drawerWidth[drawerOpen ? 'open' : 'rail'] : 0;
  return width - drawer - edges - boxAndMenu;
}
