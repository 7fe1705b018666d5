import type { SQL, Subquery } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { EndpointId } from '#contract/endpoints.ts';
import type { filters, ListEndpointId } from '#contract/filters.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Moment } from '#sandbox/core/israelDays.ts';
import type { Field, Fields, Source } from './field.ts';
import type { FilterRule, Question } from './filterRules.ts';
import type { ListTexts, SharedColumn } from './listTexts.ts';
import type { LongList } from './longList.ts';

/** One list of the contract as the engine reads it. */
export interface List {
  endpoint: ListEndpointId;
  /** Name of the list in file names, e.g. `consumers`. */
  name: string;
  /** How it calls itself and its columns; absent where nobody asks for its `$meta`. */
  texts?: ListTexts;
  from: PgTable | Subquery;
  /** Names a row; breaks ties and pages an export. */
  id: Source;
  /** Whose row it is: the engine bounds every query by it. */
  merchant: Source;
  /** Row fields in reading order. */
  fields: (moment: Moment) => Fields;
  filters: Readonly<Record<string, FilterRule>>;
  /** The order without `sortBy`, usually newest first; ends with the id, or with what tells rows apart. */
  order: readonly SQL[];
  /** The amount summed per currency over the whole filter, where docs/wire.md §1.2 gives totals. */
  totals?: {
    currency: Source;
    amount: Source;
    /** Further amounts that are summed, by their fields. */
    further?: Readonly<Record<string, Source>>;
  };
  /** How it is answered when it has so many rows that counting or reading through them takes too long. */
  longList?: LongList;
  /** True of deleted rows; a list without it has none. */
  deleted?: SQL;
  /** Deleted rows stay among the active ones unless only deleted ones are asked for. */
  deletedStay?: true;
  /** Condition that always holds, e.g. which kind of row the list shows. */
  always?: (question: Question) => SQL | undefined;
  /** What else bounds the rows of a call, e.g. the terminal in its path; it may refuse. */
  within?: (call: Call) => Promise<SQL | undefined>;
}

/** The fields of a row as the contract has them: each of them, and no other. */
type FieldsOf<Id extends ListEndpointId> = Readonly<
  Record<keyof NonNullable<AnswerOf<Id>['data']>[number] & string, Field>
>;

/** Lists whose columns the contract lets a client ask for. */
type Described<Id extends ListEndpointId> = Id extends `${infer Noun}.${string}`
  ? `${Noun}.meta` extends EndpointId
    ? Id
    : never
  : never;

/** What a list must word: the fields whose header it does not share. */
type TextsOf<Id extends ListEndpointId> = [Described<Id>] extends [never]
  ? { texts?: never }
  : { texts: ListTexts<Exclude<keyof FieldsOf<Id>, SharedColumn>> };

type FiltersOf<Id extends ListEndpointId> = Readonly<Record<keyof (typeof filters)[Id] & string, FilterRule>>;

/**
 * Declares a list. From this one value come its `$meta`, its page, sorting, count, totals and `$excel`; the types
 * demand a rule for every filter of the contract's table, and a header for every column.
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
  list: Omit<List, 'endpoint' | 'fields' | 'filters' | 'texts'> & {
    endpoint: Id;
    fields: (moment: Moment) => FieldsOf<Id>;
    filters: FiltersOf<Id>;
  } & TextsOf<Id>,
): List {
  return list;
}
