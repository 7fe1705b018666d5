import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router';
import { forgetRows } from '#src/dataProvider/readings.ts';
import { listParams } from '#src/list/address/listParams.ts';
import { openingView } from '#src/list/views/soundView.ts';
import { listOfRoute, lists as declaredLists } from '#src/resources/registry.ts';
import { useSaved } from '#src/settings/savedStore.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { routeOf } from './currentRoute.ts';

/** How many lists stay alive beside each other; the one unseen longest goes first. */
const listsKept = 3;

/** True where both addresses open the same; one without a search opens a kept list as it was left. */
const opensKept = (at: Location, kept: Location): boolean =>
  at.pathname === kept.pathname && at.hash === kept.hash && (at.search === kept.search || at.search === '');

/** The lists seen lately with their addresses, the newest last; a list whose address says nothing new stands still. */
function withList(kept: readonly Location[], at: Location): readonly Location[] {
  const others = kept.filter(({ pathname }) => pathname !== at.pathname);
  return [...others, kept.find((one) => opensKept(at, one)) ?? at].slice(-listsKept);
}

/** The searches under which a person left the lists of a terminal, by path: they outlive the lists. */
type Searches = Readonly<Record<string, string>>;

/** Name of the list an address shows, if it shows one. */
function listAt(at: Location): string | undefined {
  const route = routeOf(at.pathname);
  return route?.isSound === true ? listOfRoute(route.name)?.name : undefined;
}

/** The lists a person has seen on this terminal, and which of them is on screen. */
export interface SeenLists {
  lists: readonly Location[];
  onScreen: Location | undefined;
  searches: Searches;
}

const SeenListsContext = createContext<SeenLists>({ lists: [], onScreen: undefined, searches: {} });

interface Seen {
  terminalID: string;
  at: Location | undefined;
  lists: readonly Location[];
  searches: Readonly<Record<string, Searches>>;
}

/** What has been seen once a person is at an address; lists of another terminal are not kept. */
function withAddress(seen: Seen, terminalID: string, at: Location): Seen {
  const lists = seen.terminalID === terminalID ? seen.lists : [];
  if (listAt(at) === undefined) return { ...seen, terminalID, at, lists };
  const left = seen.searches[terminalID] ?? {};
  const search = at.search === '' ? (left[at.pathname] ?? '') : at.search;
  return {
    terminalID,
    at,
    lists: withList(lists, search === at.search ? at : { ...at, search }),
    searches: { ...seen.searches, [terminalID]: { ...left, [at.pathname]: search } },
  };
}

const noSearches: Searches = {};

function useNotedLists(): SeenLists {
  const at = useLocation();
  const { terminalID } = useSelectedTerminal().terminal;
  const [noted, note] = useState<Seen>({ terminalID, at: undefined, lists: [], searches: {} });
  const isNew = noted.terminalID !== terminalID || noted.at !== at;
  const seen = isNew ? withAddress(noted, terminalID, at) : noted;
  if (isNew) note(seen);
  const { lists } = seen;
  const searches = seen.searches[terminalID] ?? noSearches;
  const onScreen = lists.find(({ pathname }) => pathname === at.pathname);
  return useMemo(() => ({ lists, onScreen, searches }), [lists, onScreen, searches]);
}

/** A list that is no longer kept alive gives back the memory of its rows too. */
function useForgottenRows(lists: readonly Location[]): void {
  const client = useQueryClient();
  const kept = useRef<ReadonlySet<string>>(new Set());
  useEffect(
    function forgetWhatIsLeft() {
      const before = kept.current;
      kept.current = new Set(lists.flatMap((list) => listAt(list) ?? []));
      for (const name of before) if (!kept.current.has(name)) forgetRows(client, name);
    },
    [client, lists],
  );
}

/** Notes which lists a person sees, for the frame around them: `KeepAliveLists` draws them, `useKeptAddress` names them. */
export function SeenListsProvider({ children }: { children: ReactNode }) {
  const seen = useNotedLists();
  useForgottenRows(seen.lists);
  return <SeenListsContext value={seen}>{children}</SeenListsContext>;
}

/** The lists seen so far; with `SeenListsProvider` above. */
export const useSeenLists = (): SeenLists => useContext(SeenListsContext);

/**
 * Tells where a path leads: to a list as the person has left it, else as it opens. All of it stands in the link, so that
 * the list is drawn at one address, and not once more at a completed one; a default view is for the list to judge, by its
 * columns.
 */
export function useKeptAddress(): (path: string) => string {
  const { searches } = useSeenLists();
  const { terminalID } = useSelectedTerminal().terminal;
  const [saved] = useSaved('lists');
  const openings = useMemo((): Searches => {
    const inMenu = declaredLists.filter(({ page }) => !page.path.includes(':'));
    return Object.fromEntries(
      inMenu.map((list) => {
        const at = { search: '', terminalID, parameters: {}, views: saved[list.name]?.views };
        return [list.page.path, (!openingView(list, undefined, at) && listParams(list, at)?.search) || ''];
      }),
    );
  }, [terminalID, saved]);
  return (path) => path + (searches[path] ?? openings[path] ?? '');
}
