import type { SQL } from 'drizzle-orm';
import type { Call } from '#sandbox/core/call.ts';
import type { List } from './defineList.ts';
import type { Source } from './field.ts';
import type { Question } from './filterRules.ts';

/** A row as the database gave it, by field name. */
export type RawRow = Readonly<Record<string, unknown>>;

/** Count and sum of rows that share a currency; a currency may come more than once. */
export interface Sum {
  currency: unknown;
  count: number;
  amount: number;
  /** Further amounts, by field. */
  further?: Readonly<Record<string, number>>;
}

/** One page of an answer. */
export interface Page {
  selection: Record<string, Source>;
  order: readonly SQL[];
  take: number;
  skip: number;
  /** The order is the list's own. */
  isOwnOrder: boolean;
}

/** A question of a list, checked, as conditions. */
export interface CheckedQuestion extends Question {
  list: List;
  call: Call;
  /** Which rows may be shown at all: the merchant's, and what `isBounded` says. */
  bounds: SQL | undefined;
  /** Something besides the merchant bounds the rows. */
  isBounded: boolean;
  /** What each filter adds. */
  conditions: Readonly<Record<string, SQL>>;
}

/** How one question of a long list is answered. */
export interface LongAnswer {
  /** The whole condition, perhaps worded so that an index answers it. */
  where: SQL | undefined;
  readPage: (page: Page) => Promise<RawRow[]>;
  /** Counts and sums without counting the rows; absent when nothing is kept for such a question. */
  readSums?: () => Promise<Sum[]>;
}

/** A way to answer a list that has too many rows to be counted or read through (`sandbox/figures`). */
export interface LongList {
  plan: (question: CheckedQuestion) => Promise<LongAnswer>;
}
