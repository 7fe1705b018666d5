import { addDays, isCalendarDay } from '#contract/calendarDays.ts';
import { startOfIsraelDay } from '#contract/israelClock.ts';
import { israelDay } from '#contract/israelDay.ts';
import { expired, invalidIf } from '#contract/rules/date.ts';
import type { Fault } from '#contract/rules/fault.ts';
import { israelToday } from '#src/forms/israelToday.ts';

/** The instant at which a link dies that can be used through a day; what is no day travels as it is. */
export function endOf(lastDay: string): string | null {
  if (!isCalendarDay(lastDay)) return lastDay || null;
  return startOfIsraelDay(addDays(lastDay, 1)).toISOString();
}

/** The last day of a link that dies at an instant; empty where it never does. */
export const lastDayOf = (dueDate: string | null | undefined): string =>
  dueDate ? israelDay(new Date(Date.parse(dueDate) - 1)) : '';

/** A link that is over before it is sent is of no use. */
export function lastDayFault(day: string): Fault | undefined {
  if (day === '') return undefined;
  return invalidIf(!isCalendarDay(day)) ?? expired(day, israelToday());
}
