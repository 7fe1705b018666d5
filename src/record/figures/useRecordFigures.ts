import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Totals } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import { askedOf, type MoneyQuestions } from '#src/list/money/moneyQuestions.ts';
import { answeredSums } from '#src/list/money/moneySums.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { inTurn } from '#src/list/inTurn.ts';
import { useRecordRegistry, type KnownList } from '#src/record/registry.ts';
import { listAddress } from '#src/record/related/listAddress.ts';
import { useRelatedTie } from '#src/record/related/useRelated.ts';
import { useShownRecord } from '#src/record/useShownRecord.ts';
import type { RecordFigure, FigureAnswer, FigureQuestion } from './figure.ts';

/** What is asked of a list for one question; several calls where its money is told apart. */
interface Asked {
  list: KnownList;
  filters: readonly FilterValues[];
  money: MoneyQuestions | undefined;
  rows: number;
}

function askedFor(list: KnownList, filter: FilterValues, { money, rows = 1 }: FigureQuestion): Asked {
  const questions = money && list.declaration.money?.questions(filter);
  return { list, rows, money: questions, filters: questions ? askedOf(questions) : [filter] };
}

interface ListAnswer {
  rows: FigureAnswer['rows'];
  total: number | undefined;
  totals: Totals;
}

function answerOf({ list, filters: [first = {}], money }: Asked, [answer, ...others]: ListAnswer[]): FigureAnswer {
  const totals = [answer, ...others].map((one) => one?.totals ?? {});
  return {
    rows: answer?.rows ?? [],
    total: answer?.total,
    sums: money ? answeredSums(money, totals) : [],
    path: listAddress(list.path, first),
  };
}

/** Cuts what was asked for in one row into the parts it was asked for. @param lengths of the parts, of each figure */
function cut<Item>(items: readonly Item[], lengths: readonly (readonly number[])[]): Item[][][] {
  let next = 0;
  return lengths.map((own) =>
    own.map((length) => {
      const start = next;
      next += length;
      return items.slice(start, next);
    }),
  );
}

/** What is known of one figure. */
export interface FigureState {
  figure: RecordFigure;
  /** In the order of its questions; undefined until all are there. */
  answers?: readonly (FigureAnswer | undefined)[];
  failed: boolean;
  retry: () => void;
}

/** The figures of the record shown, for as many of their lists as are open to the person; those with none are left out. */
export function useRecordFigures(resource: string, figures: readonly RecordFigure[]): FigureState[] {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { listOf } = useRecordRegistry();
  const tieOf = useRelatedTie(resource, useShownRecord());
  const today = israelToday();
  const asked = figures.map(({ questions }) =>
    questions.map((question) => {
      const list = listOf(question.list);
      if (!list?.isOpen) return undefined;
      const { filter } = tieOf(list, question.by).origin.question;
      return askedFor(list, { ...filter, ...question.filter?.(today) }, question);
    }),
  );
  const calls = asked.flat().flatMap((one) => one?.filters.map((filter) => ({ ...one, filter })) ?? []);
  const results = useQueries({
    queries: calls.map(({ list: { declaration }, filter, rows: perPage }) => ({
      queryKey: [declaration.name, 'getTotals', 'figure', filter, perPage],
      staleTime: rowsFreshMs,
      retry: false,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListAnswer> => {
        const question = { filter, pagination: { page: 1, perPage }, signal, background: true };
        const { data, total, meta } = await inTurn(async () => dataProvider.getList(declaration.name, question));
        return { rows: data, total, totals: meta ?? {} };
      },
    })),
  });
  const parts = cut(
    results,
    asked.map((questions) => questions.map((one) => one?.filters.length ?? 0)),
  );
  return figures.flatMap((figure, index): FigureState[] => {
    const questions = asked[index] ?? [];
    if (!questions.some((one) => one !== undefined)) return [];
    const own = parts[index] ?? [];
    const all = own.flat();
    const state = {
      figure,
      failed: all.some(({ isError, data }) => isError && !data),
      retry: () => all.forEach(({ isError, refetch }) => isError && void refetch()),
    };
    if (all.some(({ data }) => !data)) return [state];
    const answers = questions.map((one, place) => {
      const known = (own[place] ?? []).flatMap(({ data }) => data ?? []);
      return one && answerOf(one, known);
    });
    return [{ ...state, answers }];
  });
}
