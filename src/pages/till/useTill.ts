import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import type { Progress } from '#src/list/figures/everyRow.ts';
import { rowsFreshMs, rowsKeptMs } from '#src/list/freshness.ts';
import type { TillDay } from './day.ts';
import { readTill } from './readTill.ts';

/** The end of a day as far as it is known, and the reading of it. */
export function useTill(day: TillDay) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>({ read: 0, of: undefined });
  // Read again with the transactions.
  const queryKey = ['transactions', 'getTotals', 'till', day];
  const answer = useProviderQuery({
    queryKey,
    staleTime: rowsFreshMs,
    gcTime: rowsKeptMs,
    ask: async (dataProvider, signal) => readTill(dataProvider, day, { signal, tell: setProgress }),
  });
  const { data, isError, isFetching, refetch } = answer;
  return {
    answer,
    isUnderWay: data === undefined && !isError,
    reading: {
      progress,
      isRunning: isFetching,
      stop: () => void queryClient.cancelQueries({ queryKey }),
      go: () => void refetch(),
    },
  };
}
