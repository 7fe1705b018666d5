import { Activity, memo, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router';
import { NavigationTypeProvider } from '#src/list/address/navigationType.ts';
import styles from './KeepAliveLists.module.css';
import { useSeenLists, type SeenLists } from './seenLists.tsx';

/** As at the root of the application, where these routes stand. */
const atRoot = { outlet: null, matches: [], isDataRoute: false };

/**
 * The routes at an address of their own, which stands still while another page is on screen: react-router's contexts
 * would else draw all lists at rest anew with each address.
 */
const RoutesAt = memo(
  function RoutesAt({ children, at }: { children: ReactNode; at: Location }) {
    const place = useMemo(() => ({ location: at, navigationType: NavigationType.Pop }), [at]);
    return (
      <LocationContext value={place}>
        <RouteContext value={atRoot}>{children}</RouteContext>
      </LocationContext>
    );
  },
  (before, after) => before.at === after.at,
);

/**
 * React hides what is at rest by `display: none`, with each change in it too, and the browser would lay out all its rows
 * anew on return. It writes into a style that is nobody's: whatever asks for a layout in between finds the rows in place.
 */
function keepDisplayed(page: HTMLElement | null): void {
  if (page) Object.defineProperty(page, 'style', { value: document.createElement('div').style, configurable: true });
}

/** One list, on screen or at rest: then in a frame that is skipped whole and keeps its layout. */
function KeptList({ at, shown, children }: { at: Location; shown: boolean; children: ReactNode }) {
  return (
    <div className={shown ? undefined : styles.away} data-resting={shown ? undefined : ''} aria-hidden={!shown}>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <div ref={keepDisplayed}>
          <RoutesAt at={at}>{children}</RoutesAt>
        </div>
      </Activity>
    </div>
  );
}

/** A link without parameters to a kept list opens it as it was left; then the address says so. */
function useNamedAddress({ onScreen }: SeenLists): void {
  const at = useLocation();
  const navigate = useNavigate();
  const left = at.search === '' ? onScreen?.search : undefined;
  useEffect(
    function nameKeptAddress() {
      if (left) void navigate({ search: left, hash: at.hash }, { replace: true, state: at.state });
    },
    [left, at, navigate],
  );
}

/**
 * Draws the lists a person has seen: at rest, with their rows, filters half typed, ticks and scroll, so that coming
 * back builds nothing. Other pages, and lists of another terminal, are not kept.
 */
export function KeepAliveLists({ children }: { children: ReactNode }) {
  const seen = useSeenLists();
  const type = useNavigationType();
  const latestType = useRef(type);
  useLayoutEffect(function keepArrival() {
    latestType.current = type;
  });
  useNamedAddress(seen);

  return (
    <NavigationTypeProvider value={latestType}>
      {seen.lists
        // In an order of their own: moving elements about would cost more than hiding them.
        .toSorted((one, other) => (one.pathname < other.pathname ? -1 : 1))
        .map((list) => (
          <KeptList key={list.pathname} at={list} shown={list === seen.onScreen}>
            {children}
          </KeptList>
        ))}
      {seen.onScreen === undefined && children}
    </NavigationTypeProvider>
  );
}
