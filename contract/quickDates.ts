import { addDays, addMonths, firstOfMonth, firstOfWeek } from './calendarDays.ts';
import type { EnumValue } from './enums.ts';

/** Calendar days, both inclusive; an absent side is open. */
export interface DayRange {
  from?: string;
  to?: string;
}

/**
 * The days a quick filter stands for, seen from `today`; weeks begin on Sunday.
 * spec gap: the exact bounds. "this" periods reach to their own end, so that they also serve scheduled dates;
 * last30Days ends today and includes it, last3Months begins on the same day three months ago.
 */
export function quickDates(filter: EnumValue<'quickDateFilter'>, today: string): Required<DayRange> {
  const week = firstOfWeek(today);
  const month = firstOfMonth(today);
  switch (filter) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'thisWeek':
      return { from: week, to: addDays(week, 6) };
    case 'lastWeek':
      return { from: addDays(week, -7), to: addDays(week, -1) };
    case 'last30Days':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return { from: month, to: addDays(addMonths(month, 1), -1) };
    case 'lastMonth':
      return { from: addMonths(month, -1), to: addDays(month, -1) };
    case 'last3Months':
      return { from: addMonths(today, -3), to: today };
  }
}
