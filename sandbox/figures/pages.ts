import { sql, type SQL } from 'drizzle-orm';
import type { CheckedQuestion, Page, RawRow } from '#sandbox/list/longList.ts';
import { readRowsIn } from '#sandbox/list/places.ts';
import type { SearchedPieces } from './declarations.ts';
import { type FirstPlace, searchPlaces } from './textSearch.ts';

/** Rows of a search, up to the end of the page, that are looked for place by place. */
const mostSearched = 1000;

/** One page, out of all rows or of one place after the other. */
export async function readLongPage(
  pieces: SearchedPieces,
  question: CheckedQuestion,
  { where, first }: { where: SQL | undefined; first: FirstPlace | undefined },
  { isOwnOrder, ...page }: Page,
): Promise<RawRow[]> {
  const { call, list } = question;
  const { take, skip } = page;
  const wanted = skip + take;
  if (first === undefined || !isOwnOrder || wanted > mostSearched) {
    return readRowsIn(list, call, { place: sql`${list.from}`, where }, page);
  }
  let rows: RawRow[] = [];
  for await (const { place, follows } of searchPlaces(pieces, question, { where, first })) {
    if (!follows) rows = [];
    rows = [...rows, ...(await readRowsIn(list, call, { place }, { ...page, take: wanted - rows.length, skip: 0 }))];
    if (rows.length === wanted) break;
  }
  return rows.slice(skip);
}
