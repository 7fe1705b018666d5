import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import { queryFor, type DashboardCall, type DashboardFilter } from './dashboardFilter.ts';

/** The query of one of the dashboard's calls; what fails is told in the panel that shows it. */
function figuresQuery<Call extends DashboardCall>(
  dataProvider: BackOfficeDataProvider,
  call: Call,
  filter: DashboardFilter,
  terminalID: string,
) {
  const query = queryFor(call, filter, terminalID);
  return {
    // Counts are read again with the list of transactions.
    queryKey: ['transactions', 'getCount', call, query],
    staleTime: rowsFreshMs,
    retry: false,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<Call>> =>
      dataProvider.call<DashboardCall>(call, { query, signal, quiet: true, background: true }) as Promise<
        AnswerOf<Call>
      >,
  };
}

/** What one of the dashboard's calls answers. */
export function useFigures<Call extends DashboardCall>(call: Call, filter: DashboardFilter, terminalID: string) {
  return useQuery(figuresQuery(useDataProvider<BackOfficeDataProvider>(), call, filter, terminalID));
}
