import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { addDays, firstOfMonth } from '#contract/calendarDays.ts';
import { startOfIsraelDay } from '#contract/israelClock.ts';
import { toDecimal } from '#contract/money.ts';
import type { Call } from '#sandbox/core/call.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { isCountedAs } from '#sandbox/domain/money/settled.ts';
import { consumerFigures } from '#sandbox/figures/consumerFiguresTable.ts';
import { dayFigures } from '#sandbox/figures/dayFiguresTable.ts';
import { wholeMonths } from '#sandbox/figures/keptFigures.ts';
import { isAtLeast, isBefore } from '#sandbox/list/compare.ts';
import { daysOfInstant } from '#sandbox/list/filterRules.ts';
import type { DayRange } from '#contract/quickDates.ts';
import { ofDays } from './dayFigures.ts';
import type { DashboardQuestion, Period } from './question.ts';

const isChargeOfCustomer = (call: Call) =>
  and(eq(transactions.merchantID, call.caller.merchantID), isCountedAs('charge'), isNotNull(transactions.consumerID));

/** Customers who were charged: in whole months as the database keeps them, on the days around these by the transactions. */
function chargedWithin(call: Call, { terminalID }: DashboardQuestion, period: Period): SQL {
  const onDays = (range: DayRange) => sql`select ${transactions.consumerID} as consumer from ${transactions}
    where ${and(
      isChargeOfCustomer(call),
      terminalID ? eq(transactions.terminalID, terminalID) : undefined,
      daysOfInstant(transactions.transactionTimestamp)(range),
    )}`;
  const { first, end } = wholeMonths(period) ?? {};
  if (!first || !end) return onDays(period);
  const inMonths = sql`select ${consumerFigures.consumerID} from ${consumerFigures}
    where ${and(
      eq(consumerFigures.merchantID, call.caller.merchantID),
      terminalID ? eq(consumerFigures.terminalID, terminalID) : undefined,
      isAtLeast(consumerFigures.month, first),
      isBefore(consumerFigures.month, end),
    )}`;
  // One range of days after the other: each is one stretch of the index.
  const before = onDays({ from: period.from, to: addDays(first, -1) });
  return sql`${before} union ${onDays({ from: end, to: period.to })} union ${inMonths}`;
}

/** True for a customer of `charged` who had a charge before a day, at whatever terminal. */
function hadChargeBefore(call: Call, day: string): SQL {
  const month = firstOfMonth(day);
  const inMonths = and(
    eq(consumerFigures.merchantID, call.caller.merchantID),
    sql`${consumerFigures.consumerID} = charged.consumer`,
    isBefore(consumerFigures.month, month),
  );
  const inDays = and(
    isChargeOfCustomer(call),
    sql`${transactions.consumerID} = charged.consumer`,
    isAtLeast(transactions.transactionTimestamp, startOfIsraelDay(month)),
    isBefore(transactions.transactionTimestamp, startOfIsraelDay(day)),
  );
  const before = sql`exists (select from ${consumerFigures} where ${inMonths})`;
  return month === day ? before : sql`(${before} or exists (select from ${transactions} where ${inDays}))`;
}

/**
 * Customers who were charged: new ones had no charge before the period. The average is per customer.
 * @returns a list of one
 */
export async function readConsumersTotals(...[call, question, period]: [Call, DashboardQuestion, Period]) {
  const [found, sums] = await Promise.all([
    call.context.db.execute(sql`
      select count(*) as customers, count(*) filter (where ${hadChargeBefore(call, period.from)}) as returning
      from (select distinct consumer from (${chargedWithin(call, question, period)}) as charges) as charged`),
    call.context.db
      .select({ amount: sql`coalesce(sum(${dayFigures.inShekelsOfCustomers}), 0)`.mapWith(Number) })
      .from(dayFigures)
      .where(and(ofDays(dayFigures, call, question, period), eq(dayFigures.countedAs, 'charge'))),
  ]);
  const [row] = rowsOf(found);
  const [customers, returning, amount] = [Number(row?.customers), Number(row?.returning), sums[0]?.amount ?? 0];
  return [
    {
      customersCount: customers,
      newCustomersCount: customers - returning,
      returningCustomersCount: returning,
      averageAmount: toDecimal(customers === 0 ? 0 : Math.round(amount / customers)),
      totalAmount: toDecimal(amount),
    },
  ];
}
