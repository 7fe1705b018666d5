import { sql } from 'drizzle-orm';
import type { EndpointId } from '#contract/endpoints.ts';
import { createClock } from '#sandbox/core/clock.ts';
import type { Call } from '#sandbox/core/call.ts';
import { parseEnvironment } from '#sandbox/config.ts';
import { createContext } from '#sandbox/createContext.ts';
import type { Database } from '#sandbox/core/database.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import type { List } from '#sandbox/list/defineList.ts';
import { readListQuery } from '#sandbox/list/listQuery.ts';
import { readPage } from '#sandbox/list/rows.ts';
import { figuresOf } from '#sandbox/list/totals.ts';
import { transactionsList } from '#sandbox/resources/transactions/list.ts';
import { benchNow } from './cluster.ts';
import { allQuestions, sampledColumns, type Question, type Samples } from './questions.ts';

/** Milliseconds inside the database, planning included. */
export interface Times {
  p50: number;
  p95: number;
  most: number;
}

export interface Line extends Question {
  page: Times;
  /** Count and sums. */
  figures: Times;
  /** The queries whose page and whose figures took longest. */
  slowest: { page: string; figures: string };
}

export function timesOf(values: readonly number[]): Times {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
}

/** Values that the merchant's rows have, evenly picked over their time. */
async function readSamples(db: Database, merchantID: string): Promise<Samples> {
  const samples: Record<string, string[]> = {};
  for (const [name, column] of Object.entries(sampledColumns)) {
    const found = await db.execute(sql`
      select distinct value from (
        select ${sql.raw(column)}::text as value from transactions tablesample system (2) repeatable (7)
        where merchant_id = ${merchantID} and ${sql.raw(column)} is not null
      ) as picked order by 1`);
    const values = rowsOf(found).map(({ value }) => String(value));
    const step = Math.max(1, Math.floor(values.length / 12));
    samples[name] = values.filter((_, index) => index % step === 0).slice(0, 12);
  }
  return samples;
}

/** What the database spent since the last look on statements that are like a pattern. */
export async function spent(db: Database, like = '%'): Promise<number> {
  const found = await db.execute(sql`
    select coalesce(sum(total_plan_time + total_exec_time), 0) as spent from pg_stat_statements
    where query ilike ${like} and query not ilike '%pg_stat_statements%'`);
  const value = Number(rowsOf(found)[0]?.spent);
  await db.execute(sql`select pg_stat_statements_reset()`);
  return value;
}

/** What a handler is given for a merchant's question. */
export function callOf(
  db: Database,
  merchantID: string,
  query: string,
  endpoint: EndpointId = 'transactions.list',
): Call {
  const config = parseEnvironment({});
  return {
    context: createContext({ db, clock: createClock(benchNow), config }),
    caller: { userID: merchantID, merchantID, name: 'bench', roles: ['Manager'] },
    endpoint,
    path: {},
    query: new URLSearchParams(query),
    body: undefined,
    locale: 'en-IL',
    correlationId: 'bench',
    signal: new AbortController().signal,
  };
}

/** Asks a list again and again for its page, and for count and sums. */
export async function measureQuestion(
  db: Database,
  merchantID: string,
  question: Question,
  { list, runs }: { list: List; runs: number },
): Promise<Line> {
  const taken: { query: string; page: number; figures: number }[] = [];
  const { queries } = question;
  const count = question.untargeted
    ? Math.max(queries.length, Math.ceil(runs / 4))
    : Math.max(runs, Math.min(queries.length, runs * 2));
  // The first question of each line is asked once more than it is counted.
  for (let run = -1; run < count; run += 1) {
    const query = queries[Math.max(0, run) % queries.length] ?? '';
    const call = callOf(db, merchantID, query, list.endpoint);
    await spent(db);
    const listQuery = await readListQuery(list, call);
    // Page and figures both wait for the question to be read, which may look up values.
    const ofAsk = await spent(db);
    await readPage(list, call, listQuery);
    const ofPage = ofAsk + (await spent(db));
    call.context.totals.drop();
    await figuresOf(list, call, listQuery);
    const ofFigures = ofAsk + (await spent(db));
    if (run >= 0) taken.push({ query, page: ofPage, figures: ofFigures });
  }
  const slowest = (of: 'page' | 'figures') => taken.toSorted((a, b) => b[of] - a[of])[0]?.query ?? '';
  return {
    ...question,
    page: timesOf(taken.map((one) => one.page)),
    figures: timesOf(taken.map((one) => one.figures)),
    slowest: { page: slowest('page'), figures: slowest('figures') },
  };
}

/** Measures the list of transactions of one merchant, question by question. */
export async function measureLists(
  db: Database,
  merchantID: string,
  { runs, only, seen }: { runs: number; only: RegExp; seen: (line: Line) => void },
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const question of allQuestions(await readSamples(db, merchantID))) {
    if (!only.test(question.name)) continue;
    const line = await measureQuestion(db, merchantID, question, { list: transactionsList, runs });
    seen(line);
    lines.push(line);
  }
  return lines;
}
