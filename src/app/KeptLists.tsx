import {
  Activity,
  cloneElement,
  Fragment,
  isValidElement,
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useLocation, useNavigationType, type Location, type RoutesProps } from 'react-router';
import { ArrivalProvider } from '#src/meta/arrival.ts';
import { resourceOfRoute } from '#src/resources/registry.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { routeOf } from './currentRoute.ts';

/** How many lists stay alive beside each other; the one unseen longest goes first. */
const listsKept = 4;

type RoutesElement = ReactElement<RoutesProps>;

/** Pieces beside each other have no address that could be held. */
const isRoutes = (element: ReactNode): element is RoutesElement => isValidElement(element) && element.type !== Fragment;

/** The routes at an address of their own, which stands still while another page is on screen. */
const RoutesAt = memo(
  ({ routes, at }: { routes: RoutesElement; at: Location }) => cloneElement(routes, { location: at }),
  (before, after) => before.at === after.at,
);

/** The lists seen lately with their addresses, the newest last. */
function withList(kept: readonly Location[], at: Location): readonly Location[] {
  const others = kept.filter(({ pathname }) => pathname !== at.pathname);
  return [...others, at].slice(-listsKept);
}

const isList = (at: Location): boolean => {
  const route = routeOf(at.pathname);
  return route !== undefined && resourceOfRoute(route.name) !== undefined;
};

/**
 * Keeps the lists a person has seen: hidden, at rest, with their rows, filters half typed, ticks and scroll, so that
 * coming back builds nothing. Other pages, and lists of another terminal, are not kept.
 */
export function KeptLists({ children }: { children: ReactNode }) {
  const at = useLocation();
  const { terminalID } = useSelectedTerminal().terminal;
  const [seen, setSeen] = useState({ terminalID, at, lists: isList(at) ? [at] : [] });
  const type = useNavigationType();
  const arrival = useRef(type);
  useLayoutEffect(function keepArrival() {
    arrival.current = type;
  });

  let { lists } = seen;
  if (seen.terminalID !== terminalID || seen.at !== at) {
    const before = seen.terminalID === terminalID ? seen.lists : [];
    lists = isList(at) ? [...withList(before, at)] : [...before];
    setSeen({ terminalID, at, lists });
  }
  if (!isRoutes(children)) return children;
  return (
    <ArrivalProvider value={arrival}>
      {lists
        // In an order of their own: moving elements about would cost more than hiding them.
        .toSorted((one, other) => (one.pathname < other.pathname ? -1 : 1))
        .map((list) => (
          <Activity key={list.pathname} mode={list.pathname === at.pathname ? 'visible' : 'hidden'}>
            <RoutesAt routes={children} at={list} />
          </Activity>
        ))}
      {!isList(at) && children}
    </ArrivalProvider>
  );
}
