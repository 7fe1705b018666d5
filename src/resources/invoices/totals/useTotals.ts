import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { splitFilter } from '#src/dataProvider/splitFilter.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';

/** The spans of time that documents are summed by. */
export const segments = ['day', 'week', 'month', 'year'] as const;
export type Segment = (typeof segments)[number];

/** What the documents of one type come to in one span and one currency. */
export type TotalsRow = AnswerOf<'invoices.totals'>['data'][number];

/** What the documents that a list asks for come to, the newest span first. */
export function useTotals(segment: Segment, filter: Readonly<Record<string, unknown>>) {
  return useProviderQuery({
    // Counts are read again with their list.
    queryKey: ['invoices', 'getCount', 'totals', segment, filter],
    staleTime: rowsFreshMs,
    ask: async (dataProvider, signal) => {
      const asked = {
        path: { segment },
        query: splitFilter('invoices.totals', filter).query,
        signal,
        quiet: true,
        background: true,
      };
      return (await dataProvider.call('invoices.totals', asked)).data;
    },
  });
}
