import { addDays, addMonths, isCalendarDay } from '#contract/calendarDays.ts';
import { filterInAddress } from '#src/settings/addressedTerminal.ts';
import { stringify } from 'query-string';

/** What the books are of: a terminal and its days, both in it, `YYYY-MM-DD`. */
export interface Period {
  terminalID: string;
  dateFrom: string;
  dateTo: string;
}

/** The days of a period alone. */
export type PeriodDays = Pick<Period, 'dateFrom' | 'dateTo'>;

/** All days of a month. @param day any of them */
export function monthOf(day: string): PeriodDays {
  const dateFrom = `${day.slice(0, 8)}01`;
  return { dateFrom, dateTo: addDays(addMonths(dateFrom, 1), -1) };
}

/** The month that some days are, by its first one; undefined for other days. */
export function wholeMonth({ dateFrom, dateTo }: PeriodDays): string | undefined {
  return monthOf(dateFrom).dateFrom === dateFrom && monthOf(dateFrom).dateTo === dateTo ? dateFrom : undefined;
}

/** The first days of the months that are offered, the newest first: money comes in after today, too. */
export const offeredMonths = (today: string): string[] =>
  Array.from({ length: 15 }, (_, back) => addMonths(monthOf(today).dateFrom, 2 - back));

const dayIn = (value: unknown) => (typeof value === 'string' && isCalendarDay(value) ? value : undefined);

/** The days an address asks for; the last full month where it asks for none. */
export function readDays(search: string, today: string): PeriodDays {
  const { dateFrom, dateTo } = filterInAddress(search);
  const [from, to] = [dayIn(dateFrom), dayIn(dateTo)];
  return from !== undefined && to !== undefined && from <= to
    ? { dateFrom: from, dateTo: to }
    : monthOf(addMonths(monthOf(today).dateFrom, -1));
}

/** The address of the books; its terminal stands in it as in a list's. */
export function booksSearch({ terminalID, dateFrom, dateTo }: Period): string {
  return `?${stringify({ filter: JSON.stringify({ terminalID, dateFrom, dateTo }) })}`;
}
