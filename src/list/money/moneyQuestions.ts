import type { FilterValues } from '#src/meta/filterValues.ts';
import type { RowMoney } from './selectedSums.ts';

/** The questions whose totals tell what came in and what was given back among the rows of a filter. */
export interface MoneyQuestions {
  /** All money of the filter, what is given back counted as positive; absent where the filter leaves only that. */
  all?: FilterValues;
  /** What is given back; none where the filter leaves nothing of it. */
  back: readonly FilterValues[];
}

/** How a list that has both tells its money. */
export interface ListMoney {
  /** Its words, `list.money.…`. */
  words: 'transactions' | 'documents';
  /** What single rows come to, by the same rules. */
  row: RowMoney;
  /** @returns undefined for a filter that leaves no money */
  questions: (filter: FilterValues) => MoneyQuestions | undefined;
}

/** The filters to ask with, that of all money first. */
export const askedOf = ({ all, back }: MoneyQuestions = { back: [] }): readonly FilterValues[] =>
  all ? [all, ...back] : back;
