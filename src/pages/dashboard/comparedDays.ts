import { addDays, daysBetween, firstOfMonth, firstOfWeek } from '#contract/calendarDays.ts';
import type { EnumValue } from '#contract/enums.ts';
import { quickDates } from '#contract/quickDates.ts';
import type { DashboardFilter } from './dashboardFilter.ts';

/** Days from first to last, both inclusive, `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

const lengthOf = ({ from, to }: Days) => daysBetween(from, to) + 1;

/** The days a dashboard is about, as far as they have come. */
export function chosenDays({ days }: Pick<DashboardFilter, 'days'>, today: string): Days {
  const { quickDateFilter, dateFrom: from, dateTo } = days;
  const { from: first, to } = quickDateFilter === undefined ? { from, to: dateTo } : quickDates(quickDateFilter, today);
  return { from: first, to: first <= today && to > today ? today : to };
}

/** How far into its week or month a period begins, where it is compared with one of these. */
function offsetOf(from: string, compared: EnumValue<'quickDateFilter'>): number {
  if (compared.endsWith('Week')) return daysBetween(firstOfWeek(from), from);
  return compared.endsWith('Month') ? daysBetween(firstOfMonth(from), from) : 0;
}

/**
 * The days that a period is compared with: as many as it has, of the period that was chosen to compare with. They begin
 * where the period begins in its own week or month, else with the first; a period with fewer days lends those before it.
 * @example comparedDays(thisMonthUntilToday, '2026-11-15') // the first to the fifteenth of October
 */
export function comparedDays(filter: Pick<DashboardFilter, 'days' | 'altQuickDateFilter'>, today: string): Days {
  const chosen = chosenDays(filter, today);
  const whole = quickDates(filter.altQuickDateFilter, today);
  const count = lengthOf(chosen);
  const latest = addDays(whole.to, 1 - count);
  const wanted = addDays(whole.from, offsetOf(chosen.from, filter.altQuickDateFilter));
  const from = wanted < latest ? wanted : latest;
  return { from, to: addDays(from, count - 1) };
}

/** True where the server's own comparison is over these days. */
export function isWholePeriod({ from, to }: Days, filter: Pick<DashboardFilter, 'altQuickDateFilter'>, today: string) {
  const whole = quickDates(filter.altQuickDateFilter, today);
  return whole.from === from && whole.to === to;
}
