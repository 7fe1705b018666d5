import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Source } from '#sandbox/list/field.ts';
import type { FilterRule } from '#sandbox/list/filterRules.ts';

/**
 * Figures that the database keeps ready: rows of counts and sums by month and words. Count and totals come from them
 * when every parameter of the question has a rule here or is one of its days; the answer is the same as from the list's
 * own rows.
 */
export interface KeptFigures {
  from: PgTable;
  merchant: Source;
  filters: Readonly<Record<string, FilterRule>>;
  /** First day of an Israel month, `YYYY-MM-DD`. */
  month: Source;
  /** The list's instant that the months are of; `dateFrom`, `dateTo` and `quickDateFilter` bound it. */
  instant: Source;
  currency: Source;
  numberOfRecords: Source;
  amount: Source;
}

/**
 * Figures by single values, kept like `KeptFigures`: texts that many rows share, and amounts by their first two digits.
 * They count a search for a piece of text, or a range of amounts, and find the values that have the piece.
 */
export interface KeptValues {
  from: PgTable;
  merchant: Source;
  /** Filters by words that may be asked besides. */
  words: Readonly<Record<string, FilterRule>>;
  /** Names the column that a value is of. */
  field: Source;
  value: Source;
  /** Filters by a piece of text: the name of their column's values, the list's own column, and how a piece is found. */
  texts: Readonly<Record<string, { field: string; source: Source; finds: (value: SQL) => FilterRule }>>;
  /** Filters by the least and the greatest amount. */
  amounts: { from: string; to: string; field: string; source: Source };
  currency: Source;
  numberOfRecords: Source;
  amount: Source;
}

/** Pieces of text that an index answers, for each fortnight and quarter alone too. */
export interface SearchedPieces {
  /** The index; not every database can make it. */
  index: string;
  /** Filters that it answers. */
  filters: readonly string[];
  /** What the list is ordered by, newest first. */
  instant: Source;
  /** Whole fortnights of that instant since 1 January 2000, UTC, as the index has it. */
  fortnight: SQL;
  /** The same in periods of 91 days. */
  quarter: SQL;
}

/** What serves a list of very many rows. */
export interface LongListParts {
  figures: KeptFigures;
  values: KeptValues;
  pieces: SearchedPieces;
}
