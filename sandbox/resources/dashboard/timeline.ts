import { and, sql } from 'drizzle-orm';
import { businessTimeZone } from '#contract/constants.ts';
import type { EnumValue } from '#contract/enums.ts';
import { toDecimal } from '#contract/money.ts';
import type { Call } from '#sandbox/core/call.ts';
import { addDays, addMonths } from '#contract/calendarDays.ts';
import { firstOfMonth, firstOfWeek } from '#sandbox/core/israelDays.ts';
import { toWireDay } from '#sandbox/core/wire.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { isCharge, isSettled } from '#sandbox/domain/money/settled.ts';
import { type DashboardQuestion, type Period, within } from './question.ts';
import { inShekels } from './totals.ts';

type Granularity = EnumValue<'dashboardGranularity'>;

/** The charges of a day, or of the time that begins with it; `amount` in agorot. */
export interface TimelinePoint {
  day: string;
  count: number;
  amount: number;
}

const beginningOf: Record<Granularity, (day: string) => string> = {
  day: (day) => day,
  week: firstOfWeek,
  month: firstOfMonth,
};
const nextOf: Record<Granularity, (day: string) => string> = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(day, 7),
  month: (day) => addMonths(day, 1),
};

/** Points a timeline draws for times without charges; a longer one begins and ends with a charge. */
const mostPoints = 1100;

/**
 * Sums days up to weeks from Sunday or months, and fills the times without charges with zeros.
 * @param days in order
 */
export function timelineOf(days: readonly TimelinePoint[], period: Period, granularity: Granularity): TimelinePoint[] {
  const begin = beginningOf[granularity];
  const points = new Map<string, TimelinePoint>();
  const isLong = addDays(period.from, mostPoints) < period.to;
  const [first, last] = isLong ? [days.at(0)?.day ?? '', days.at(-1)?.day ?? ''] : [period.from, period.to];
  for (let day = first && begin(first); day && day <= last; day = nextOf[granularity](day)) {
    points.set(day, { day, count: 0, amount: 0 });
  }
  for (const { day, count, amount } of days) {
    const point = points.get(begin(day));
    if (!point) continue;
    point.count += count;
    point.amount += amount;
  }
  return [...points.values()];
}

/** Charges over time. */
export async function readTimeline(call: Call, question: DashboardQuestion, period: Period) {
  const days = await call.context.db
    .select({
      day: sql<string>`(${transactions.transactionTimestamp} at time zone ${sql.raw(`'${businessTimeZone}'`)})::date::text`,
      count: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${inShekels})`.mapWith(Number),
    })
    .from(transactions)
    .where(and(within(call, question, period), isSettled(), isCharge()))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return timelineOf(days, period, question.granularity).map(({ day, count, amount }) => ({
    date: toWireDay(day),
    transactionsCount: count,
    totalAmount: toDecimal(amount),
  }));
}
