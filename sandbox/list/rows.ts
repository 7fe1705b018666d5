import { and, asc, Column, desc, is, sql, type SQL } from 'drizzle-orm';
import { filtersOf } from '#contract/filters.ts';
import type { Row } from '#contract/envelope.ts';
import { foldText } from '#contract/foldText.ts';
import type { ParsedQuery } from '#contract/parseQuery.ts';
import type { Call } from '#sandbox/core/call.ts';
import { isAmong, isEqual } from './compare.ts';
import type { List } from './defineList.ts';
import type { Field, Fields, Source } from './field.ts';
import type { ListQuery } from './listQuery.ts';
import type { RawRow } from './longList.ts';
import { allRows, expectRows, readRowsIn } from './places.ts';

/** Empty values come last in either direction; a column that has none keeps the plain order, which indexes know. */
function ordered(field: Field, descending: boolean): SQL {
  const direction = descending ? desc(field.order) : asc(field.order);
  const neverEmpty = is(field.source, Column) && field.source.notNull;
  return neverEmpty ? direction : sql`${direction} nulls last`;
}

/** The order of an answer: `sortBy` in any case, ties broken by the id; an unknown field means the list's own order. */
export function listOrder(
  list: List,
  fields: Fields,
  { sortBy, sortDesc }: Pick<ParsedQuery, 'sortBy' | 'sortDesc'>,
): SQL[] {
  const wanted = sortBy?.trim().toLowerCase();
  const field = Object.entries(fields).find(([name]) => name.toLowerCase() === wanted)?.[1];
  return field ? [ordered(field, sortDesc), sortDesc ? desc(list.id) : asc(list.id)] : [...list.order];
}

/** What is selected for some fields. */
function selectionOf(fields: Fields): Record<string, Source> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.source]));
}

/** Database row → wire row. */
export function toWireRow(fields: Fields, raw: RawRow): Row {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.toWire(raw[name])]));
}

/** Three letters or digits in a row, zeros before a number aside: what a trigram index knows of a piece of text. */
const trigram = /(?!0)[\p{L}\p{N}]{3}/u;
/** Expected rows from which on an index of texts is no help: the page is full long before all are read. */
const tooManyRows = 25_000;

/**
 * Whether the rows of a question are to be found by the index of its texts, since they may all lie behind the newest ones.
 * The database would walk through the rows in their order, as if those of every filter were spread evenly.
 */
async function isFoundByText(list: List, call: Call, query: ListQuery): Promise<boolean> {
  const specs = filtersOf(list.endpoint);
  const asksText = Object.entries(query.filters).some(
    ([name, value]) => specs[name]?.kind === 'text' && trigram.test(foldText(String(value))),
  );
  return asksText && (await expectRows(list, call, query.where)) < tooManyRows;
}

/** Whether an index leads from an id to its row; a list that is worked out has none. */
const isFoundById = ({ id }: List): boolean => is(id, Column) && id.primary;

/** One page of a list as the database gave it. */
export async function readPage(list: List, call: Call, query: ListQuery): Promise<RawRow[]> {
  const { take, skip, sortBy } = query.paging;
  if (take === 0) return [];
  const fields = list.fields(query.moment);
  const [selection, order] = [selectionOf(fields), listOrder(list, fields, query.paging)];
  const page = { selection, order, take, skip, isOwnOrder: sortBy === undefined };
  if (query.long) return query.long.readPage(page);
  if (isFoundById(list)) {
    const byText = page.isOwnOrder && (await isFoundByText(list, call, query));
    const place = byText ? { place: allRows(list, query.where) } : { place: sql`${list.from}`, where: query.where };
    return readRowsIn(list, call, place, page);
  }
  const rows = call.context.db.select(selection).from(list.from).where(query.where);
  return rows
    .orderBy(...order)
    .limit(take)
    .offset(skip);
}

/**
 * The ids of a whole answer in its order, with commas between; as bytes outside of the heap, which take a third of the
 * memory of as many texts and are no work for the garbage collector while an export lasts.
 */
export async function readIds(list: List, call: Call, query: ListQuery, limit: number): Promise<Buffer> {
  const { db } = call.context;
  const ids = db
    .select({ id: sql`${list.id}`.as('page_id') })
    .from(list.from)
    .where(query.where)
    .orderBy(...listOrder(list, list.fields(query.moment), query.paging))
    .limit(limit)
    .as('page');
  const rows = await db.select({ ids: sql<string>`coalesce(string_agg(${ids.id}::text, ','), '')` }).from(ids);
  return Buffer.from(rows[0]?.ids ?? '');
}

/** Ids as `readIds` gave them, some at a time. */
export function* batchesOfIds(ids: Buffer, size: number): Generator<string[]> {
  let start = 0;
  while (start < ids.length) {
    let end = start - 1;
    for (let count = 0; count < size && end < ids.length; count += 1) {
      const next = ids.indexOf(',', end + 1);
      end = next === -1 ? ids.length : next;
    }
    yield ids.toString('utf8', start, end).split(',');
    start = end + 1;
  }
}

/** The rows of some ids, in the order of the ids; rows that went away meanwhile are left out. */
export async function readByIds(list: List, call: Call, query: ListQuery, ids: readonly string[]): Promise<RawRow[]> {
  if (ids.length === 0) return [];
  const rows = await call.context.db
    .select({ ...selectionOf(list.fields(query.moment)), $id: list.id })
    .from(list.from)
    .where(and(isEqual(list.merchant, call.caller.merchantID), isAmong(list.id, ids)));
  const byId = new Map(rows.map((row) => [String(row.$id), row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
