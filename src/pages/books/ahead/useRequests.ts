import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import type { Progress } from '#src/list/figures/everyRow.ts';
import { rowsFreshMs, rowsKeptMs } from '#src/list/freshness.ts';
import { requestGroups } from './requests/history.ts';
import { readRequests } from './requests/readRequests.ts';

/** Open payment requests by their age, with what became of others like them, and the reading of them. */
export function useRequests(terminalID: string, today: string) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>({ read: 0, of: undefined });
  // Read again with the requests.
  const queryKey = ['paymentRequests', 'getTotals', 'books', 'ahead', terminalID, today];
  const { data, isError, error, isFetching, refetch } = useProviderQuery({
    queryKey,
    staleTime: rowsFreshMs,
    gcTime: rowsKeptMs,
    ask: async (dataProvider, signal) => {
      const asked = { terminalID, today, now: new Date() };
      return requestGroups(await readRequests(dataProvider, asked, { signal, tell: setProgress }), today);
    },
  });
  return {
    answer: { data, isError, error, refetch },
    isUnderWay: data === undefined && !isError,
    reading: {
      progress,
      isRunning: isFetching,
      stop: () => void queryClient.cancelQueries({ queryKey }),
      go: () => void refetch(),
    },
  };
}
