import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import type { InsightProps } from '#src/list/declaration.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import { forecastOf, forecastRow, type ForecastRow } from './forecast.ts';
import { forecastSpans, type ForecastSpan } from './forecastSpans.ts';

/** A page of one row: the sums of an answer are those of its whole filter. */
const sumsAlone = { pagination: { page: 1, perPage: 1 }, sort: serverOrder };

/** What the list holds month by month: its own question, once for each span, of which the sums alone are read. */
export function useForecast({ resource, filter }: InsightProps) {
  const today = israelToday();
  return useProviderQuery({
    // Counts are read again with their list.
    queryKey: [resource, 'getCount', 'forecast', filter, today],
    staleTime: rowsFreshMs,
    ask: async (dataProvider, signal) => {
      const rowOf = async ({ key, from, to }: ForecastSpan) => {
        const narrowed = { ...filter, dateFrom: from, dateTo: to };
        // What fails is told in the forecast's own place.
        const asked = { ...sumsAlone, filter: narrowed, signal, background: true };
        return forecastRow(key, await dataProvider.getList(resource, asked));
      };
      // One after the other: each makes the server count its whole plan, and other people ask it meanwhile.
      const rows: ForecastRow[] = [];
      for (const span of forecastSpans(filter, today)) rows.push(await rowOf(span));
      return forecastOf(rows);
    },
  });
}
