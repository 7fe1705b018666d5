import { and, asc, desc, is, sql, Column, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Row, Totals } from '#contract/envelope.ts';
import { enumValues, parseEnum } from '#contract/enums.ts';
import type { ParsedQuery } from '#contract/query.ts';
import { toDecimal } from '#contract/money.ts';
import type { Call } from '#sandbox/call.ts';
import type { Ask } from './ask.ts';
import { isAmong, isEqual } from './compare.ts';
import type { List } from './defineList.ts';
import type { Field, Fields, Source } from './field.ts';
import { searchPlaces } from './textSearch.ts';
import { totalsCacheOf, type CountAndTotals } from './totalsCache.ts';

/** A row as the database gave it, by field name. */
export type RawRow = Readonly<Record<string, unknown>>;

/** Empty values come last in either direction; a column that has none keeps the plain order, which indexes know. */
function ordered(field: Field, descending: boolean): SQL {
  const direction = descending ? desc(field.order) : asc(field.order);
  const neverEmpty = is(field.source, Column) && field.source.notNull;
  return neverEmpty ? direction : sql`${direction} nulls last`;
}

/** The order of an answer: `sortBy` in any case, ties broken by the id; an unknown field means the list's own order. */
function orderOf(list: List, fields: Fields, { sortBy, sortDesc }: ParsedQuery): SQL[] {
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

/** Rows of a search, up to the end of the page, that are looked for place by place. */
const mostSearched = 1000;

/** One page of a list as the database gave it. */
export async function readPage(list: List, call: Call, ask: Ask): Promise<RawRow[]> {
  const { take, skip, sortBy } = ask.query;
  if (take === 0) return [];
  const { db } = call.context;
  const fields = list.fields(ask.moment);
  const order = orderOf(list, fields, ask.query);
  const part = <Query extends PgSelect>(query: Query, limit: number, offset: number) =>
    query
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  if (!list.idsFirst) {
    return part(db.select(selectionOf(fields)).from(list.from).where(ask.where).$dynamic(), take, skip);
  }
  const rowsIn = (place: SQL, where: SQL | undefined, limit: number, offset: number) => {
    const found = db
      .select({ id: sql`${list.id}`.as('page_id') })
      .from(place)
      .where(where);
    const ids = part(found.$dynamic(), limit, offset).as('page');
    return db
      .select(selectionOf(fields))
      .from(list.from)
      .innerJoin(ids, sql`${list.id} = ${ids.id}`)
      .orderBy(...order);
  };
  const wanted = skip + take;
  if (ask.search === undefined || sortBy !== undefined || wanted > mostSearched) {
    return rowsIn(sql`${list.from}`, ask.where, take, skip);
  }
  let rows: RawRow[] = [];
  for await (const { place, follows } of searchPlaces(list, call, ask)) {
    if (!follows) rows = [];
    rows = [...rows, ...(await rowsIn(place, undefined, wanted - rows.length, 0))];
    if (rows.length === wanted) break;
  }
  return rows.slice(skip);
}

/**
 * The ids of a whole answer in its order, with commas between; as bytes outside of the heap, which take a third of the
 * memory of as many texts and are no work for the garbage collector while an export lasts.
 */
export async function readIds(list: List, call: Call, ask: Ask, limit: number): Promise<Buffer> {
  const { db } = call.context;
  const ids = db
    .select({ id: sql`${list.id}`.as('page_id') })
    .from(list.from)
    .where(ask.where)
    .orderBy(...orderOf(list, list.fields(ask.moment), ask.query))
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
export async function readByIds(list: List, call: Call, ask: Ask, ids: readonly string[]): Promise<RawRow[]> {
  if (ids.length === 0) return [];
  const rows = await call.context.db
    .select({ ...selectionOf(list.fields(ask.moment)), $id: list.id })
    .from(list.from)
    .where(and(isEqual(list.merchant, call.caller.merchantID), isAmong(list.id, ids)));
  const byId = new Map(rows.map((row) => [String(row.$id), row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

type Totalled = NonNullable<List['totals']>;

const totalName = { ILS: 'totalAmountILS', USD: 'totalAmountUSD', EUR: 'totalAmountEUR' } as const;

/** Sums of rows `{ currency, amount }` in agorot, by the envelope's names; a currency without rows is absent. */
export function totalsOf(sums: readonly { currency: unknown; amount: number }[]): Totals {
  const totals: Totals = {};
  for (const currency of enumValues('currency')) {
    const own = sums.filter((sum) => sum.currency === currency);
    if (own.length > 0) totals[totalName[currency]] = toDecimal(own.reduce((all, { amount }) => all + amount, 0));
  }
  return totals;
}

interface Sum {
  currency: unknown;
  count: number;
  amount: number;
}

/** Counts and sums per currency of the rows that a condition keeps. */
function sumRows(
  call: Call,
  from: List['from'],
  totals: Totalled,
  where: SQL | undefined,
  count = sql`count(*)`,
): Promise<Sum[]> {
  const { currency, amount } = totals;
  return call.context.db
    .select({ currency, count: count.mapWith(Number), amount: sql`sum(${amount})`.mapWith(Number) })
    .from(from)
    .where(where)
    .groupBy(currency);
}

/** Counts and sums per currency of a whole filter; a currency may come more than once. */
async function readSums(list: List, totals: Totalled, call: Call, { kept, where }: Ask): Promise<Sum[]> {
  if (!kept) return sumRows(call, list.from, totals, where);
  const { figures, edges } = kept;
  const parts = await Promise.all([
    sumRows(call, figures.from, figures, kept.where, sql`sum(${figures.numberOfRecords})`),
    ...edges.map((edge) => sumRows(call, list.from, totals, and(where, edge))),
  ]);
  return parts.flat();
}

async function readFigures(list: List, call: Call, ask: Ask): Promise<CountAndTotals> {
  if (!list.totals) {
    const count = sql`count(*)`.mapWith(Number);
    const rows = await call.context.db.select({ count }).from(list.from).where(ask.where);
    return { numberOfRecords: rows[0]?.count ?? 0 };
  }
  const rows = await readSums(list, list.totals, call, ask);
  const sums = rows.map((row) => ({ currency: parseEnum('currency', String(row.currency)), amount: row.amount }));
  return { numberOfRecords: rows.reduce((all, row) => all + row.count, 0), ...totalsOf(sums) };
}

/** Count and sums of the whole filter, kept for a while per filter and merchant. */
export function figuresOf(list: List, call: Call, ask: Ask): Promise<CountAndTotals> {
  const cache = totalsCacheOf(call.context);
  return cache.get(call.caller.merchantID, ask.key, () => readFigures(list, call, ask));
}
