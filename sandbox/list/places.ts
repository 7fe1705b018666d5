import { getTableName, is, type SQL, sql, Table } from 'drizzle-orm';
import type { Call } from '#sandbox/core/call.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import type { List } from './defineList.ts';
import type { Page, RawRow } from './longList.ts';

/** Rows under the list's own name, so that its columns mean them. */
export const among = ({ from, name }: List, rows: SQL): SQL =>
  sql`(${rows}) as ${sql.identifier(is(from, Table) ? getTableName(from) : name)}`;

/**
 * Where all rows of a condition are found by an index of it: `offset 0` keeps the database from walking through the rows
 * in their order until it has found a page.
 */
export const allRows = (list: List, where: SQL | undefined): SQL =>
  among(list, sql`select * from ${list.from} where ${where} offset 0`);

/** How many rows the database itself expects to find; from its statistics, without looking. */
export async function expectRows(list: List, call: Call, where: SQL | undefined): Promise<number> {
  const result = await call.context.db.execute(sql`explain (format json) select from ${list.from} where ${where}`);
  const plans: unknown = rowsOf(result)[0]?.['QUERY PLAN'];
  const rows = JSON.stringify(plans).match(/"Plan Rows":\s*(\d+)/)?.[1];
  return Number(rows);
}

/**
 * The rows of a page out of a place: its ids are found first, which an index alone can do, and then its rows, so that
 * rows which a filter passes over are never read.
 */
export function readRowsIn(
  list: List,
  call: Call,
  { place, where }: { place: SQL; where?: SQL | undefined },
  { selection, order, take, skip }: Omit<Page, 'isOwnOrder'>,
): Promise<RawRow[]> {
  const { db } = call.context;
  const ids = db
    .select({ id: sql`${list.id}`.as('page_id') })
    .from(place)
    .where(where)
    .orderBy(...order)
    .limit(take)
    .offset(skip)
    .as('page');
  return db
    .select(selection)
    .from(list.from)
    .innerJoin(ids, sql`${list.id} = ${ids.id}`)
    .orderBy(...order);
}
