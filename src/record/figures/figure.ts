import type { Row } from '#contract/envelope.ts';
import type { MoneySum } from '#src/list/money/moneySums.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import type { FactWords } from '#src/record/declaration.ts';

/** A question for rows of another list that belong to the record. */
export interface FigureQuestion {
  /** Name of the declared list. */
  list: string;
  /** The list's filter that takes the record's id. */
  by: string;
  /** What else narrows it. @param today an Israel day, `YYYY-MM-DD` */
  filter?: (today: string) => FilterValues;
  /** How many rows are wanted, the newest first; absent: none but the count and the sums. */
  rows?: number;
  /** What came in, was given back and is left of it, by the list's own `money`. */
  money?: true;
}

/** What a list says of a figure's question. */
export interface FigureAnswer {
  rows: readonly Row[];
  /** How many there are; undefined where the server does not count. */
  total: number | undefined;
  /** Of a question for money: by currency. */
  sums: readonly MoneySum[];
  /** Address of the list of just these rows. */
  path: string;
}

/** Amounts in decimals by the code of their currency: different ones are never added up. */
export type Amounts = readonly (readonly [code: string, amount: number])[];

/** A line below a figure: what it is made of, leading to the list that proves it. */
export interface FigureDetail {
  key: string;
  text: string;
  amounts?: Amounts;
  href?: string;
}

/** What a figure says: amounts, else a text. */
export interface FigureValue {
  amounts?: Amounts;
  text?: string;
  href?: string;
  tone?: 'danger';
  details: readonly FigureDetail[];
}

/** One of the few numbers at the head of a record's page. */
export interface RecordFigure {
  key: string;
  /** Catalogue key. */
  label: string;
  questions: readonly FigureQuestion[];
  /**
   * @param answers in the order of the questions; undefined for a list that is not open to the person
   * @returns undefined where there is nothing to say
   */
  say(answers: readonly (FigureAnswer | undefined)[], words: FactWords): FigureValue | undefined;
}
