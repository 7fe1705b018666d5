import { addDays, addMonths, firstOfMonth, firstOfWeek } from '#contract/calendarDays.ts';
import type { EnumValue } from '#contract/enums.ts';
import type { Call } from '#sandbox/core/call.ts';
import { toWireDay } from '#sandbox/core/wire.ts';
import { dayFigures } from '#sandbox/figures/dayFiguresTable.ts';
import { chargesOf, type Counted, readCounted } from './dayFigures.ts';
import type { DashboardQuestion, Period } from './question.ts';

type Granularity = EnumValue<'dashboardGranularity'>;

/** A day, week from Sunday or month of a period: its first day, and which of its days the period has. */
export interface TimelinePoint<Row> {
  day: string;
  from: string;
  to: string;
  rows: Row[];
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
 * Puts the rows of days together, and adds the times without any.
 * @param days in order; `key` is the day
 */
export function timelineOf<Row extends { key: string }>(
  days: readonly Row[],
  period: Period,
  granularity: Granularity,
): TimelinePoint<Row>[] {
  const begin = beginningOf[granularity];
  const points = new Map<string, TimelinePoint<Row>>();
  const isLong = addDays(period.from, mostPoints) < period.to;
  const [first, last] = isLong ? [days.at(0)?.key ?? '', days.at(-1)?.key ?? ''] : [period.from, period.to];
  for (let day = first && begin(first); day && day <= last; day = nextOf[granularity](day)) {
    const end = addDays(nextOf[granularity](day), -1);
    const [from, to] = [day < period.from ? period.from : day, end > period.to ? period.to : end];
    points.set(day, { day, from, to, rows: [] });
  }
  for (const row of days) points.get(begin(row.key))?.rows.push(row);
  return [...points.values()];
}

/** Charges over time. */
export async function readTimeline(...asked: [Call, DashboardQuestion, Period]) {
  const [, question, period] = asked;
  const days: Counted<string>[] = await readCounted(dayFigures.day, ['charge'], asked);
  return timelineOf(days, period, question.granularity).map(({ day, from, to, rows }) => ({
    date: toWireDay(day),
    dateFrom: toWireDay(from),
    dateTo: toWireDay(to),
    ...chargesOf(rows),
  }));
}
