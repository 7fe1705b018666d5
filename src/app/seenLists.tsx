import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router';
import { listOfRoute } from '#src/resources/registry.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { routeOf } from './currentRoute.ts';

/** How many lists stay alive beside each other; the one unseen longest goes first. */
const listsKept = 4;

/** True where both addresses open the same; one without a search opens a kept list as it was left. */
const opensKept = (at: Location, kept: Location): boolean =>
  at.pathname === kept.pathname && at.hash === kept.hash && (at.search === kept.search || at.search === '');

/** The lists seen lately with their addresses, the newest last; a list whose address says nothing new stands still. */
function withList(kept: readonly Location[], at: Location): readonly Location[] {
  const others = kept.filter(({ pathname }) => pathname !== at.pathname);
  return [...others, kept.find((one) => opensKept(at, one)) ?? at].slice(-listsKept);
}

const isList = (at: Location): boolean => {
  const route = routeOf(at.pathname);
  return route?.isSound === true && listOfRoute(route.name) !== undefined;
};

/** The lists a person has seen on this terminal, and which of them is on screen. */
export interface SeenLists {
  lists: readonly Location[];
  onScreen: Location | undefined;
}

const SeenListsContext = createContext<SeenLists>({ lists: [], onScreen: undefined });

function useNotedLists(): SeenLists {
  const at = useLocation();
  const { terminalID } = useSelectedTerminal().terminal;
  const [seen, setSeen] = useState({ terminalID, at, lists: isList(at) ? [at] : [] });
  let { lists } = seen;
  if (seen.terminalID !== terminalID || seen.at !== at) {
    const before = seen.terminalID === terminalID ? seen.lists : [];
    lists = isList(at) ? [...withList(before, at)] : [...before];
    setSeen({ terminalID, at, lists });
  }
  const onScreen = lists.find(({ pathname }) => pathname === at.pathname);
  return useMemo(() => ({ lists, onScreen }), [lists, onScreen]);
}

/** Notes which lists a person sees, for the frame around them: `KeepAliveLists` draws them, `useKeptAddress` names them. */
export function SeenListsProvider({ children }: { children: ReactNode }) {
  return <SeenListsContext value={useNotedLists()}>{children}</SeenListsContext>;
}

/** The lists seen so far; with `SeenListsProvider` above. */
export const useSeenLists = (): SeenLists => useContext(SeenListsContext);

/** Tells where a path leads: a list that is kept, to itself as it was left. */
export function useKeptAddress(): (path: string) => string {
  const { lists } = useSeenLists();
  return (path) => path + (lists.find(({ pathname }) => pathname === path)?.search ?? '');
}
