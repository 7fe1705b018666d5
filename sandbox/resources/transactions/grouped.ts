import { and, desc, type SQL, sql } from 'drizzle-orm';
import { addDays } from '#contract/calendarDays.ts';
import { businessTimeZone } from '#contract/constants.ts';
import type { AnswerOf, RowOf } from '#contract/entities/callTypes.ts';
import { startOfIsraelDay } from '#contract/israelClock.ts';
import { israelDay } from '#contract/israelDay.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { toWireDay } from '#sandbox/core/wire.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { isAtLeast, isBefore } from '#sandbox/list/compare.ts';
import { type ListQuery, readListQuery } from '#sandbox/list/listQuery.ts';
import type { RawRow } from '#sandbox/list/longList.ts';
import { readByIds, toWireRow } from '#sandbox/list/rows.ts';
import { totalsOf } from '#sandbox/list/totals.ts';
import { transactionsList } from './list.ts';

/** Rows a group brings along (docs/wire.md §5.3). */
const rowsPerGroup = 10;

/** The Israel day of a transaction, as the day filters see it. */
const dayText = sql<string>`(${transactions.transactionTimestamp} at time zone ${sql.raw(`'${businessTimeZone}'`)})::date::text`;

interface Group {
  day: string;
  sums: { currency: string; count: number; amount: number }[];
}

/** Each day with its sums, the newest first. @param where the filter, and perhaps days */
async function readGroups(call: Call, where: SQL | undefined): Promise<Group[]> {
  const rows = await call.context.db
    .select({
      day: dayText,
      currency: transactions.currency,
      count: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${transactions.transactionAmount})`.mapWith(Number),
    })
    .from(transactions)
    .where(where)
    .groupBy(sql`1`, transactions.currency)
    .orderBy(sql`1 desc`);
  const groups = new Map<string, Group>();
  for (const { day, ...sum } of rows) {
    const group = groups.get(day) ?? { day, sums: [] };
    group.sums.push(sum);
    groups.set(day, group);
  }
  return [...groups.values()];
}

/** The newest day of a filter before an instant. */
async function readNewestDay(call: Call, where: SQL | undefined, before: Date | undefined) {
  const rows = await call.context.db
    .select({ newest: transactions.transactionTimestamp })
    .from(transactions)
    .where(and(where, before && isBefore(transactions.transactionTimestamp, before)))
    .orderBy(...transactionsList.order)
    .limit(1);
  return rows[0] && israelDay(rows[0].newest);
}

/** The newest days of a filter: looked for in ever longer times, so that not all years are summed for a page. */
async function readNewestGroups(call: Call, where: SQL | undefined, wanted: number): Promise<Group[]> {
  const groups: Group[] = [];
  let before: Date | undefined;
  for (let days = wanted; groups.length < wanted; days *= 2) {
    const last = await readNewestDay(call, where, before);
    if (last === undefined) break;
    const [from, to] = [startOfIsraelDay(addDays(last, 1 - days)), startOfIsraelDay(addDays(last, 1))];
    const { transactionTimestamp } = transactions;
    groups.push(
      ...(await readGroups(
        call,
        and(where, isAtLeast(transactionTimestamp, from), isBefore(transactionTimestamp, to)),
      )),
    );
    before = from;
  }
  return groups.slice(0, wanted);
}

/** The newest rows of each of some days. @param days the newest first */
async function readNewest(call: Call, query: ListQuery, days: string[]): Promise<(RawRow & { day: string })[]> {
  if (days.length === 0) return [];
  const { db } = call.context;
  const { transactionTimestamp: at, paymentTransactionID: id } = transactions;
  const bounds = days.map((day) => {
    const [from, to] = [startOfIsraelDay(day), startOfIsraelDay(addDays(day, 1))];
    return sql`(${day}, ${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`;
  });
  // Day by day an index leads to the newest: together, all rows of the days would be ranked.
  const newest = db
    .select({ id, at })
    .from(transactions)
    .where(and(query.where, sql`${at} >= days.starts and ${at} < days.ends`))
    .orderBy(...transactionsList.order)
    .limit(rowsPerGroup)
    .as('newest');
  const places = await db
    .select({ id: newest.id, day: sql<string>`days.day` })
    .from(sql`(values ${sql.join(bounds, sql`, `)}) as days (day, starts, ends)`)
    .crossJoinLateral(newest)
    .orderBy(desc(newest.at), desc(newest.id));
  const rows = await readByIds(
    transactionsList,
    call,
    query,
    places.map(({ id }) => id),
  );
  const dayOf = new Map(places.map(({ id, day }) => [id, day]));
  return rows.map((row) => ({ ...row, day: dayOf.get(String(row.$id)) ?? '' }));
}

/** The transactions of a filter by Israel day: sums, and the newest rows of each day; take and skip count days. */
export const getGrouped: Handler<AnswerOf<'transactions.grouped'>> = async (call) => {
  const query = await readListQuery(transactionsList, call);
  const { skip, take } = query.paging;
  const groups = (await readNewestGroups(call, query.where, skip + take)).slice(skip);
  const rows = await readNewest(
    call,
    query,
    groups.map(({ day }) => day),
  );
  const fields = transactionsList.fields(query.moment);
  const envelope: AnswerOf<'transactions.grouped'> = {
    groups: groups.map(({ day, sums }) => ({
      groupValue: toWireDay(day),
      numberOfRecords: sums.reduce((all, { count }) => all + count, 0),
      ...totalsOf(sums),
      data: rows.filter((row) => row.day === day).map((row) => toWireRow(fields, row) as RowOf<'transactions'>),
    })),
  };
  return { json: envelope };
};
