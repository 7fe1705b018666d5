import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import { earliestFile } from '#src/pages/books/incoming/readIncoming.ts';
import type { Period } from '#src/pages/books/period.ts';
import { readMasavFiles } from './readMasav.ts';

/** The Masav files whose money may come in within a period: those made in it, and in the month before. */
export function useMasavFiles(period: Period) {
  const days = { ...period, dateFrom: earliestFile(period.dateFrom) };
  return useProviderQuery({
    queryKey: ['masavFiles', 'getTotals', 'books', days],
    staleTime: rowsFreshMs,
    ask: async (dataProvider, signal) => readMasavFiles(dataProvider, days, signal),
  });
}
