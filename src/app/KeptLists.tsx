import {
  Activity,
  cloneElement,
  Fragment,
  isValidElement,
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate, useNavigationType, type Location, type RoutesProps } from 'react-router';
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
  return route !== undefined && resourceOfRoute(route.name) !== undefined;
};

/**
 * One list, on screen or at rest. React would hide what is at rest by `display: none`, and the browser would lay out
 * all its rows anew on return. It rests in a frame that is skipped whole (`.kept-away`) and keeps its layout.
 */
function KeptList({ shown, children }: { shown: boolean; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function keepLayout() {
      const page = frame.current?.firstElementChild;
      if (shown || !(page instanceof HTMLElement)) return undefined;
      const lay = () => page.style.removeProperty('display');
      lay();
      // React hides it again with whatever changes in it at rest.
      const observer = new MutationObserver(lay);
      observer.observe(page, { attributeFilter: ['style'] });
      return () => observer.disconnect();
    },
    [shown],
  );
  return (
    <div ref={frame} className={shown ? undefined : 'kept-away'} aria-hidden={!shown}>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <div>{children}</div>
      </Activity>
    </div>
  );
}

/**
 * Keeps the lists a person has seen: hidden, at rest, with their rows, filters half typed, ticks and scroll, so that
 * coming back builds nothing. Other pages, and lists of another terminal, are not kept.
 */
export function KeptLists({ children }: { children: ReactNode }) {
  const at = useLocation();
  const { terminalID } = useSelectedTerminal().terminal;
  const [seen, setSeen] = useState({ terminalID, at, lists: isList(at) ? [at] : [] });
  const navigate = useNavigate();
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
  const onScreen = lists.find(({ pathname }) => pathname === at.pathname);
  const left = at.search === '' ? onScreen?.search : undefined;
  useEffect(
    function nameKeptAddress() {
      if (left) void navigate({ search: left, hash: at.hash }, { replace: true, state: at.state });
    },
    [left, at, navigate],
  );

  if (!isRoutes(children)) return children;
  return (
    <ArrivalProvider value={arrival}>
      {lists
        // In an order of their own: moving elements about would cost more than hiding them.
        .toSorted((one, other) => (one.pathname < other.pathname ? -1 : 1))
        .map((list) => (
          <KeptList key={list.pathname} shown={list === onScreen}>
            <RoutesAt routes={children} at={list} />
          </KeptList>
        ))}
      {!isList(at) && children}
    </ArrivalProvider>
  );
}
