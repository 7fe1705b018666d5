import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The tab an address names, and how to name another; what the history keeps beside the address stays. */
export function useTabAddress(): { tab: string | null; choose: (tab: string) => void } {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const choose = useCallback(
    (tab: string) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('tab', tab);
          return next;
        },
        { replace: true, state },
      ),
    [setSearch, state],
  );
  return { tab: search.get('tab'), choose };
}
