import { sql, type SQL } from 'drizzle-orm';
import type { CheckedQuestion, Page, RawRow } from '#sandbox/list/longList.ts';
import type { SearchedPieces } from './declarations.ts';
import { type FirstPlace, searchPlaces } from './textSearch.ts';

/** Rows of a search, up to the end of the page, that are looked for place by place. */
const mostSearched = 1000;

/**
 * One page: its ids are found first, which an index alone can do, and then its rows, so that rows which a filter passes
 * over are never read.
 */
export async function readLongPage(
  pieces: SearchedPieces,
  question: CheckedQuestion,
  { where, first }: { where: SQL | undefined; first: FirstPlace | undefined },
  { selection, order, take, skip, isOwnOrder }: Page,
): Promise<RawRow[]> {
  const { call, list } = question;
  const { db } = call.context;
  const rowsIn = (place: SQL, condition: SQL | undefined, limit: number, offset: number): Promise<RawRow[]> => {
    const ids = db
      .select({ id: sql`${list.id}`.as('page_id') })
      .from(place)
      .where(condition)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
      .as('page');
    return db
      .select(selection)
      .from(list.from)
      .innerJoin(ids, sql`${list.id} = ${ids.id}`)
      .orderBy(...order);
  };
  const wanted = skip + take;
  if (first === undefined || !isOwnOrder || wanted > mostSearched) {
    return rowsIn(sql`${list.from}`, where, take, skip);
  }
  let rows: RawRow[] = [];
  for await (const { place, follows } of searchPlaces(pieces, question, { where, first })) {
    if (!follows) rows = [];
    rows = [...rows, ...(await rowsIn(place, undefined, wanted - rows.length, 0))];
    if (rows.length === wanted) break;
  }
  return rows.slice(skip);
}
