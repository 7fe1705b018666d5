import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { addDays } from '#contract/calendarDays.ts';
import { startOfIsraelDay } from '#contract/israelClock.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { isBefore, isEqual } from '#sandbox/list/compare.ts';
import type { List } from '#sandbox/list/defineList.ts';
import { askedDays } from '#sandbox/list/filterRules.ts';
import type { CheckedQuestion } from '#sandbox/list/longList.ts';
import { allRows, among, expectRows } from '#sandbox/list/places.ts';
import type { LongListParts, SearchedPieces } from './declarations.ts';
import { findValues } from './foundValues.ts';

/** Where a page of a search is looked for first: the newest rows, two fortnights, quarter by quarter, or everything. */
export type FirstPlace = 'newest' | 'fortnights' | 'quarters' | 'all';

/** Newest rows that are looked at before the index of texts is asked. */
const nearestRows = 2000;
/** Rows that the database expects to find, from which on a page is looked for there first. */
const expectedFor = { quarters: 600, fortnights: 2500, newest: 25_000 };

const [fortnightDays, quarterDays] = [14, 91];
/** Quarters that are looked through one by one before the rest. */
const mostQuarters = 3;
const dayMilliseconds = 86_400_000;
const epoch = Date.UTC(2000, 0);
/** Which one of the periods of so many days since 2000, as the index counts them. */
const numberOf = (instant: Date, days: number) => Math.floor((instant.getTime() - epoch) / (days * dayMilliseconds));

const indexes = new WeakMap<Database, Promise<boolean>>();

/** Whether the database could make the index of texts (docs/sandbox-performance.md); asked once. */
function hasIndex(db: Database, name: string): Promise<boolean> {
  const known = indexes.get(db);
  if (known) return known;
  const asked = db.execute(sql`select to_regclass(${name}) is not null as found`);
  const has = asked.then((result) => rowsOf(result)[0]?.found === true);
  indexes.set(db, has);
  // Whoever asked hears of the failure; the next one asks again.
  has.catch(() => indexes.delete(db));
  return has;
}

/** How a question is to be asked: the conditions of its filters, and where a page is looked for. */
interface Search {
  conditions: Readonly<Record<string, SQL>>;
  first: FirstPlace | undefined;
}

/**
 * Plans the search for pieces of text, where a question has some and the database has the index. A piece that few values
 * have is asked for by the values.
 */
export async function planSearch(
  { pieces, values }: Pick<LongListParts, 'pieces' | 'values'>,
  question: CheckedQuestion,
): Promise<Search> {
  const { bounds, call, conditions, list } = question;
  if (!pieces.filters.some((name) => conditions[name])) return { conditions, first: undefined };
  const expected = (await hasIndex(call.context.db, pieces.index))
    ? await expectRows(list, call, and(bounds, ...Object.values(conditions)))
    : undefined;
  if (expected !== undefined && expected >= expectedFor.newest) return { conditions, first: 'newest' };
  const found = await findValues(values, question);
  if (Object.keys(found).length > 0) return { conditions: { ...conditions, ...found }, first: 'all' };
  return { conditions, first: expected === undefined ? undefined : firstFor(expected) };
}

function firstFor(expected: number): FirstPlace {
  if (expected >= expectedFor.fortnights) return 'fortnights';
  return expected >= expectedFor.quarters ? 'quarters' : 'all';
}

/** The instant of the newest row that some bounds allow. */
async function readNewest(list: List, call: Call, instant: SearchedPieces['instant'], bounds: SQL | undefined) {
  const rows = await call.context.db
    .select({ newest: instant })
    .from(list.from)
    .where(bounds)
    .orderBy(...list.order)
    .limit(1);
  const newest = rows[0]?.newest;
  return newest instanceof Date ? newest : undefined;
}

/** Those of the newest rows that a condition keeps. */
function newestRows(list: List, bounds: SQL | undefined, where: SQL | undefined): SQL {
  const order = sql.join([...list.order], sql`, `);
  const rows = sql`select * from ${list.from} where ${bounds} order by ${order} limit ${nearestRows}`;
  return among(list, sql`select * from ${among(list, rows)} where ${where}`);
}

/** A place to look for a page in; `follows` when its rows come after those of the place before, whose rows count too. */
interface Place {
  place: SQL;
  follows?: boolean;
}

/** The newest two fortnights, by the index of texts. */
function fortnights(list: List, pieces: SearchedPieces, where: SQL | undefined, newest: Date): Place {
  const fortnight = numberOf(newest, fortnightDays);
  const either = or(eq(pieces.fortnight, fortnight), eq(pieces.fortnight, fortnight - 1));
  return { place: allRows(list, and(where, either)) };
}

/** Back quarter by quarter, by the index of texts; at last the rest. */
function* quarters(list: List, pieces: SearchedPieces, where: SQL | undefined, newest: Date): Generator<Place> {
  const quarter = numberOf(newest, quarterDays);
  for (let back = 0; back < mostQuarters; back += 1) {
    yield { place: allRows(list, and(where, eq(pieces.quarter, quarter - back))), follows: back > 0 };
  }
  const oldest = new Date(epoch + (quarter - mostQuarters + 1) * quarterDays * dayMilliseconds);
  yield { place: allRows(list, and(where, isBefore(pieces.instant, oldest))), follows: true };
}

/**
 * Where the rows of a search are looked for, one place after the other until they fill the page. The first rows of each
 * place are the first of the answer. A piece of text that is common is found among the newest rows of all; a rarer one
 * by the index of texts. The database's own guess would be to walk through the rows in their order, as if every text
 * were spread evenly over the years.
 */
export async function* searchPlaces(
  pieces: SearchedPieces,
  question: CheckedQuestion,
  { where, first }: { where: SQL | undefined; first: FirstPlace },
): AsyncGenerator<Place> {
  const { call, list } = question;
  if (first === 'all') {
    yield { place: allRows(list, where) };
    return;
  }
  const { to } = askedDays(question);
  const bounds = and(
    isEqual(list.merchant, call.caller.merchantID),
    to === undefined ? undefined : isBefore(pieces.instant, startOfIsraelDay(addDays(to, 1))),
  );
  if (first === 'newest') yield { place: newestRows(list, bounds, where) };
  const last = await readNewest(list, call, pieces.instant, bounds);
  if (!last) return;
  if (first !== 'quarters') yield fortnights(list, pieces, where, last);
  yield* quarters(list, pieces, where, last);
}
