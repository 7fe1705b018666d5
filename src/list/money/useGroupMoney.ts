import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { RowGroup } from '#src/dataProvider/groups.ts';
import { shownListParams } from '#src/list/address/listOrigin.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import type { ListState } from '#src/list/useList.ts';
import { withFilter, type FilterValues } from '#src/meta/filterValues.ts';
import { askedOf } from './moneyQuestions.ts';
import { answeredSums, type MoneySum } from './moneySums.ts';
import { usePainted } from './usePainted.ts';

/** The same question of these days alone. */
function ofDays(filter: FilterValues, days: readonly RowGroup[]): FilterValues {
  const values = days.map(({ value }) => value.slice(0, 10)).toSorted();
  return withFilter(filter, { dateFrom: values[0], dateTo: values.at(-1) });
}

/** What is told of the money of a day; undefined where nothing can be, and until it is known. */
export type MoneyOfGroup = (group: RowGroup) => MoneySum[] | undefined;

/**
 * What each day of a list comes to, by further questions for the same days, once these have been painted.
 * @param pages the days as they were asked for; undefined until they are there
 * @returns undefined for a list that does not tell its money apart
 */
export function useGroupMoney(
  list: ListState,
  pages: readonly (readonly RowGroup[])[] | undefined,
): MoneyOfGroup | undefined {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { name, money } = list.declaration;
  const questions = money?.questions(shownListParams(list).filter);
  const shown = (pages ?? []).map((days) => ({ days, asked: askedOf(questions).map((one) => ofDays(one, days)) }));
  const isPainted = usePainted(pages && JSON.stringify(shown.map(({ asked }) => asked)));
  const answers = useQueries({
    queries: shown.map(({ days, asked }) => ({
      queryKey: [name, 'getTotals', 'byDay', asked],
      enabled: isPainted && days.length > 0 && asked.length > 0,
      staleTime: rowsFreshMs,
      retry: false,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        Promise.all(
          asked.map(async (filter) => {
            const question = { filter, pagination: { page: 1, perPage: days.length } };
            return dataProvider.getGroups(name, question, { signal, background: true });
          }),
        ),
    })),
  });
  if (!money) return undefined;
  return (group) => {
    const { data, isError } = answers[shown.findIndex(({ days }) => days.includes(group))] ?? {};
    if (!questions || !data || isError) return undefined;
    // A day that is not in an answer has nothing of what was asked.
    const totals = data.map((groups) => groups.find(({ value }) => value === group.value)?.totals ?? {});
    return answeredSums(questions, totals);
  };
}
