import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { shownListParams } from '#src/list/address/listOrigin.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import type { ListState } from '#src/list/useList.ts';
import { askedOf, type ListMoney } from './moneyQuestions.ts';
import { answeredSums, type MoneySum } from './moneySums.ts';
import { usePainted } from './usePainted.ts';

/**
 * What the rows of a list's filter come to, by further questions of the same list, of which only the totals matter. They
 * are asked when the rows have been painted.
 * @returns undefined as long as nothing is known, where no money is left, or nothing could be learned
 */
export function useMoneySums(list: ListState, { questions: questionsOf }: ListMoney): MoneySum[] | undefined {
  const { name } = list.declaration;
  const { data: rows, isFetching, isPlaceholderData } = list.controller;
  const { filter, sort } = shownListParams(list);
  const questions = questionsOf(filter);
  const asked = askedOf(questions);
  const isShown = rows !== undefined && !isFetching && !isPlaceholderData;
  const isPainted = usePainted(isShown ? JSON.stringify(asked) : undefined);
  const { data: answers, isError } = useProviderQuery({
    queryKey: [name, 'getTotals', asked],
    enabled: isPainted && asked.length > 0,
    staleTime: rowsFreshMs,
    ask: async (dataProvider, signal) =>
      Promise.all(
        asked.map(async (one) => {
          const question = { filter: one, sort, pagination: { page: 1, perPage: 1 }, signal, background: true };
          const { meta } = await dataProvider.getList(name, question);
          return meta ?? {};
        }),
      ),
  });
  return questions && answers && !isError ? answeredSums(questions, answers) : undefined;
}
