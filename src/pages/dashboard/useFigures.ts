import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import { queryFor, type DashboardCall, type DashboardFilter } from './dashboardFilter.ts';

/** What one of the dashboard's calls answers; a bad request is told in the panel that would show its figures. */
export function useFigures<Call extends DashboardCall>(call: Call, filter: DashboardFilter, terminalID: string) {
  const query = queryFor(call, filter, terminalID);
  return useProviderQuery({
    // Counts are read again with the list of transactions.
    queryKey: ['transactions', 'getCount', call, query],
    staleTime: rowsFreshMs,
    ask: async (dataProvider, signal): Promise<AnswerOf<Call>> => {
      const answer = await dataProvider.call<DashboardCall>(call, { query, signal, quiet: true });
      if (!Array.isArray(answer.data)) throw new CallFailure('network', 200);
      return answer as AnswerOf<Call>;
    },
  });
}
