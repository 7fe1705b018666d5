import type { SQL, Subquery } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { filters, ListEndpointId } from '#contract/filters.ts';
import type { Fields, Source } from './field.ts';
import type { FilterRule, Question } from './filterRules.ts';
import type { Moment } from './israelDays.ts';

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
  /** Filters by a piece of text: the name of their column's values, and the list's own column. */
  texts: Readonly<Record<string, { field: string; source: Source }>>;
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

/** One list of the contract as the engine reads it. */
export interface List {
  endpoint: ListEndpointId;
  /** Name of the list in file names and header overrides, e.g. `consumers`. */
  name: string;
  from: PgTable | Subquery;
  /** Names a row; breaks ties and pages an export. */
  id: Source;
  /** Whose row it is: the engine bounds every query by it. */
  merchant: Source;
  /** Row fields in reading order. */
  fields: (moment: Moment) => Fields;
  filters: Readonly<Record<string, FilterRule>>;
  /** The order without `sortBy`, usually newest first; ends with the id. */
  order: readonly SQL[];
  /** The amount summed per currency over the whole filter, where docs/wire.md §1.2 gives totals. */
  totals?: { currency: Source; amount: Source };
  /** Where count and totals are kept ready for the filters of a list too long to be counted each time. */
  kept?: KeptFigures;
  keptValues?: KeptValues;
  /** How pieces of text are looked for in a list too long to be read through. */
  pieces?: SearchedPieces;
  /**
   * The list is so long that a page's ids are found first, which an index alone can do, and then its rows: rows that a
   * filter passes over are never read. Needs a table.
   */
  idsFirst?: true;
  /** True of deleted rows; a list without it has none. */
  deleted?: SQL;
  /** Deleted rows stay among the active ones unless only deleted ones are asked for. */
  deletedStay?: true;
  /** Condition that always holds, e.g. which kind of row the list shows. */
  always?: (question: Question) => SQL | undefined;
}

type FiltersOf<Id extends ListEndpointId> = Readonly<Record<keyof (typeof filters)[Id] & string, FilterRule>>;

/**
 * Declares a list. From this one value come its `$meta`, its page, sorting, count, totals and `$excel`; the types
 * demand a rule for every filter of the contract's table.
 * @example
 * defineList({
 *   endpoint: 'webhooks.list', name: 'webhooks', from: webhookDeliveries,
 *   id: webhookDeliveries.webhookDeliveryID, merchant: webhookDeliveries.merchantID,
 *   fields: () => ({ terminalID: guid(webhookDeliveries.terminalID), url: text(webhookDeliveries.url) }),
 *   filters: { terminalID: equals(webhookDeliveries.terminalID) },
 *   order: [desc(webhookDeliveries.eventTimestamp), desc(webhookDeliveries.webhookDeliveryID)],
 * });
 */
export function defineList<const Id extends ListEndpointId>(
  list: Omit<List, 'endpoint' | 'filters'> & { endpoint: Id; filters: FiltersOf<Id> },
): List {
  return list;
}
