import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HttpClient } from '#src/dataProvider/http/httpClient.ts';
import { terminalsQuery } from '#src/settings/queries.ts';

/** Milliseconds for which terminals count as fresh when a person comes back to the page. */
const freshMs = 5 * 60 * 1000;

/**
 * Asks for the terminals again when a person comes back to the page after a while: one may have been disabled. No
 * person asked for it, so that it neither counts as work nor tells of its failures; the old ones stay.
 */
export function useFreshTerminals(door: Pick<HttpClient, 'call'>): void {
  const queryClient = useQueryClient();
  useEffect(
    function refreshOnReturn() {
      const refresh = () => {
        if (document.visibilityState === 'hidden') return;
        void queryClient.prefetchQuery({ ...terminalsQuery(door, { background: true }), staleTime: freshMs });
      };
      window.addEventListener('focus', refresh);
      document.addEventListener('visibilitychange', refresh);
      return () => {
        window.removeEventListener('focus', refresh);
        document.removeEventListener('visibilitychange', refresh);
      };
    },
    [queryClient, door],
  );
}
