import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import { queryFor, type DashboardCall, type DashboardFilter } from './dashboardFilter.ts';

/** What one of the dashboard's calls answers; a bad request is told in the panel that would show its figures. */
export function useFigures<Call extends DashboardCall>(call: Call, filter: DashboardFilter, terminalID: string) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const query = queryFor(call, filter, terminalID);
  return useQuery({
    // Counts are read again with the list of transactions.
    queryKey: ['transactions', 'getCount', call, query],
    staleTime: rowsFreshMs,
    retry: false,
    queryFn: async ({ signal }): Promise<AnswerOf<Call>> => {
      const answer = await dataProvider.call<DashboardCall>(call, { query, signal, quiet: true });
      if (!Array.isArray(answer.data)) throw new CallFailure('network', 200);
      return answer as AnswerOf<Call>;
    },
  });
}
