import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import { comparedDays, isWholePeriod } from './comparedDays.ts';
import { queryFor, type DashboardCall, type DashboardFilter } from './dashboardFilter.ts';
import type { Answered } from './Panel.tsx';

/** One question; a bad request is told in the panel that would show its figures. */
function useAnswer<Call extends DashboardCall>(
  call: Call,
  filter: DashboardFilter,
  terminalID: string,
  isAsked: boolean,
) {
  const query = queryFor(call, filter, terminalID);
  return useProviderQuery({
    // Counts are read again with the list of transactions.
    queryKey: ['transactions', 'getCount', call, query],
    staleTime: rowsFreshMs,
    enabled: isAsked,
    ask: async (dataProvider, signal): Promise<AnswerOf<Call>> => {
      const answer = await dataProvider.call<DashboardCall>(call, { query, signal, quiet: true });
      if (!Array.isArray(answer.data)) throw new CallFailure('network', 200);
      return answer as AnswerOf<Call>;
    },
  });
}

/**
 * What one of the dashboard's calls answers. The server compares with a whole period; where the chosen one has other days,
 * those it is compared with are asked for by themselves, so that what is compared has as many days; of a timeline always,
 * and by the day.
 */
export function useFigures<Call extends DashboardCall>(
  call: Call,
  filter: DashboardFilter,
  terminalID: string,
): Answered<AnswerOf<Call>> {
  const today = israelToday();
  const compared = comparedDays(filter, today);
  const isCompared = filter.comparison === 'comparisonDate';
  // Weeks and months of two periods have other numbers of days: a timeline is compared day by day.
  const byDay = call === 'dashboard.transactionTimeline' && { granularity: 'day' as const };
  const isOwn = isCompared && (byDay !== false || !isWholePeriod(compared, filter, today));
  const answer = useAnswer(call, filter, terminalID, true);
  const days = { dateFrom: compared.from, dateTo: compared.to };
  const before = useAnswer(call, { ...filter, days, comparison: 'noComparison', ...byDay }, terminalID, isOwn);
  if (!isOwn) return answer;
  return {
    data: answer.data && before.data && { ...answer.data, altData: before.data.data },
    error: answer.error ?? before.error,
    refetch: () => Promise.all([answer.refetch(), before.refetch()]),
  };
}
