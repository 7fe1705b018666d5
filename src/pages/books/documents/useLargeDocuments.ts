import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { rowsFreshMs, rowsKeptMs } from '#src/list/freshness.ts';
import type { Progress } from '#src/list/figures/everyRow.ts';
import type { Period } from '#src/pages/books/period.ts';
import { readLargeDocuments } from './readLargeDocuments.ts';

/**
 * Reads the large documents of a period, two at a time. What was read is kept until a document changes, so that a reading
 * which was stopped goes on where it was.
 */
export function useLargeDocuments(period: Period) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>({ read: 0, of: undefined });
  const queryKey = ['invoices', 'getTotals', 'books', 'large', period];
  const { data, isError, error, isFetching, refetch } = useProviderQuery({
    queryKey,
    staleTime: rowsFreshMs,
    gcTime: rowsKeptMs,
    ask: async (dataProvider, signal) =>
      readLargeDocuments(
        dataProvider,
        period,
        async (id) =>
          queryClient.fetchQuery({
            queryKey: ['invoices', 'bookRecord', id],
            staleTime: rowsKeptMs,
            gcTime: rowsKeptMs,
            queryFn: async () =>
              dataProvider.call('invoices.get', { path: { id }, signal, quiet: true, background: true }),
          }),
        { signal, tell: setProgress },
      ),
  });
  return {
    data,
    isError,
    error,
    isFetching,
    progress,
    refetch: () => void refetch(),
    stop: () => void queryClient.cancelQueries({ queryKey }),
  };
}
