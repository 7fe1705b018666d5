import { addDays } from '#contract/calendarDays.ts';
import { israelDay } from '#contract/israelDay.ts';

/** The first day of a day's month, both `YYYY-MM-DD`. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The Sunday that begins the week of a day. */
export function firstOfWeek(day: string): string {
  return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** Business "now": the clock's instant and Israel's calendar day at it. */
export interface Moment {
  now: Date;
  today: string;
}

/** An instant with Israel's calendar day at it. */
export function momentOf(now: Date): Moment {
  return { now, today: israelDay(now) };
}
