import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useStoreContext } from 'react-admin';
import { useWentBack } from './address/routerState.ts';
import type { ListState } from './useList.ts';

/** Where a person left a list. */
interface Place {
  /** What the list showed: a place means nothing among other rows. */
  shown: string;
  /** Pixels the page was scrolled down. */
  page: number;
  /** Pixels the table was scrolled inside its box. */
  table: { top: number; left: number };
  /** Address of the row opened last. */
  opened: string | undefined;
}

const atTop: Place['table'] = { top: 0, left: 0 };

/** The box the table scrolls in; cards scroll with the page. */
const boxOf = (section: HTMLElement) => section.querySelector<HTMLElement>('[data-scroller]');

/**
 * Where a section stands, followed as it is scrolled: reading it on leaving would have the browser lay out the page that
 * comes and the list that goes, both at once.
 */
function useFollowedScroll(section: RefObject<HTMLElement | null>): () => Pick<Place, 'page' | 'table'> {
  const place = useRef<Pick<Place, 'page' | 'table'> & { box?: Element }>({ page: 0, table: atTop });
  useEffect(
    function followScroll() {
      function follow({ target }: Event) {
        if (target === document) place.current.page = document.documentElement.scrollTop;
        else if (section.current && target instanceof Element && target === boxOf(section.current)) {
          Object.assign(place.current, { box: target, table: { top: target.scrollTop, left: target.scrollLeft } });
        }
      }
      const listening = { capture: true, passive: true };
      document.addEventListener('scroll', follow, listening);
      return () => document.removeEventListener('scroll', follow, listening);
    },
    [section],
  );
  return useCallback(() => {
    const { page, table, box } = place.current;
    // A box that was built anew, after an empty list, stands at its top and tells no scroll.
    return { page, table: box?.isConnected ? table : atTop };
  }, []);
}

function scrollTo(section: HTMLElement, { page, table }: Place): void {
  Object.assign(boxOf(section) ?? {}, { scrollTop: table.top, scrollLeft: table.left });
  document.documentElement.scrollTop = page;
}

function focusRow(section: HTMLElement, address: string): void {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-row]')];
  const row = rows.find(({ dataset }) => dataset.row === address);
  (row?.querySelector<HTMLElement>('[data-row-link]') ?? row)?.focus({ preventScroll: true });
}

const placeKey = ({ storeKey }: ListState) => `${storeKey}.place`;

/** Whether a person who comes back to a list is brought to where they left it. */
export function useHasKeptPlace(list: ListState): boolean {
  const { getItem } = useStoreContext();
  return getItem(placeKey(list)) !== undefined;
}

/** The parameters that decide which rows are on screen. */
function shownBy({ controller: { filterValues, sort, page, perPage } }: ListState): string {
  return JSON.stringify([filterValues, sort, page, perPage]);
}

/**
 * Brings a person who comes back to a list to where they left it: the scroll of the page and of the table, and, going
 * back in the history, the focus on the row they had opened. Kept as long as the page lives, apart for each list,
 * terminal and parent.
 */
export function useScrollRestoration(list: ListState, section: RefObject<HTMLElement | null>): void {
  const { getItem, setItem, removeItem } = useStoreContext();
  const wentBack = useWentBack();
  const key = placeKey(list);
  const shown = shownBy(list);
  const ready = list.controller.data !== undefined && list.columns !== undefined;
  const latest = useRef({ shown, wentBack });
  const opened = useRef<string>(undefined);
  const scrollOf = useFollowedScroll(section);
  useLayoutEffect(function keepLatest() {
    latest.current = { shown, wentBack };
  });

  useEffect(
    function rememberOpenedRow() {
      const element = section.current;
      const remember = ({ target }: Event) => {
        const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
        opened.current = row?.dataset.row ?? opened.current;
      };
      element?.addEventListener('click', remember);
      return () => element?.removeEventListener('click', remember);
    },
    [section],
  );

  useLayoutEffect(
    function keepPlaceOnLeaving() {
      return () => setItem(key, { ...scrollOf(), shown: latest.current.shown, opened: opened.current });
    },
    [key, scrollOf, setItem],
  );

  // After the frame has moved the focus to the page's title, whose effect runs before.
  useEffect(
    function returnToPlace() {
      const place: Place | undefined = getItem(key);
      if (!ready || !section.current || place?.shown !== latest.current.shown) return;
      scrollTo(section.current, place);
      opened.current = place.opened;
      if (latest.current.wentBack() && place.opened) focusRow(section.current, place.opened);
      removeItem(key);
    },
    [ready, key, getItem, removeItem, section],
  );
}
