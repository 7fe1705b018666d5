import { Activity, useEffect, type ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { useHasLeft } from '#src/list/address/routerState.ts';
import { useSeenLists, type SeenLists } from './seenLists.tsx';

/** A link without parameters to a kept list opens it as it was left; then the address says so. */
function useNamedAddress({ onScreen }: SeenLists): void {
  const at = useLocation();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const left = at.search === '' ? onScreen?.search : undefined;
  useEffect(
    function nameKeptAddress() {
      if (left && !hasLeft(at)) void navigate({ search: left, hash: at.hash }, { replace: true, state: at.state });
    },
    [left, hasLeft, at, navigate],
  );
}

/**
 * Draws the lists a person has seen, each at the address it was left at: at rest, with their rows, filters half typed and
 * ticks, so that coming back builds nothing. Other pages, and lists of another terminal, are not kept.
 */
export function KeepAliveLists({ children }: { children: ReactNode }) {
  const seen = useSeenLists();
  useNamedAddress(seen);

  return (
    <>
      {seen.lists
        // In an order of their own: moving elements about would cost more than hiding them.
        .toSorted((one, other) => (one.pathname < other.pathname ? -1 : 1))
        .map((list) => (
          <Activity key={list.pathname} mode={list === seen.onScreen ? 'visible' : 'hidden'}>
            <Routes location={list}>
              <Route path="*" element={children} />
            </Routes>
          </Activity>
        ))}
      {seen.onScreen === undefined && children}
    </>
  );
}
