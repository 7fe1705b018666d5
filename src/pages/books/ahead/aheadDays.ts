import { closedFor, isBankingDay, nextBankingDay, type ClosedDay } from '#contract/bankingDays.ts';
import { addDays } from '#contract/calendarDays.ts';
import type { RestDay } from '#contract/restDays.ts';
import { currencyOrder, type Incoming } from '#src/pages/books/incoming/incoming.ts';
import type { PeriodDays } from '#src/pages/books/period.ts';

/** Days that are looked ahead, today among them. */
export const daysAhead = 30;

/** The days ahead of one, both in it. @param from `YYYY-MM-DD` */
export const windowFrom = (from: string): PeriodDays => ({ dateFrom: from, dateTo: addDays(from, daysAhead - 1) });

/** The banking day on which the money of a day clears: that day, or the next one on which banks settle. */
export const clearingDay = (day: string): string => (isBankingDay(day) ? day : nextBankingDay(day));

/** The days whose money may clear within a window: its own, and those before it that banks were closed on till then. */
export function daysBehind({ dateFrom, dateTo }: PeriodDays): PeriodDays {
  let first = dateFrom;
  while (!isBankingDay(addDays(first, -1))) first = addDays(first, -1);
  return { dateFrom: first, dateTo };
}

/** Money with the banking day that it clears on. */
export interface Clearing extends Incoming {
  clears: string;
}

/** The money of lines that clears within a window; what clears only after it is left out. */
export function clearingWithin(lines: readonly Incoming[], { dateFrom, dateTo }: PeriodDays): Clearing[] {
  return lines
    .map((line) => ({ ...line, clears: clearingDay(line.day) }))
    .filter(({ clears }) => clears >= dateFrom && clears <= dateTo);
}

/** How sure money is: transmitted, planned, or of requests that may be paid. They are never added up. */
export const kinds = ['certain', 'expected', 'likely'] as const;
export type Kind = (typeof kinds)[number];

/** What comes in on one day in one currency, in agorot by kind. */
export type DaySum = Readonly<Record<Kind, number>> & { day: string; currency: string };

/** Money of requests on the banking day that it would clear on, in agorot. */
export interface LikelyMoney {
  clears: string;
  currency: string;
  agorot: number;
}

const none = { certain: 0, expected: 0, likely: 0 };

/** What lines and requests come to by day and currency, days in their order, shekels first. */
export function daySums(lines: readonly Clearing[], likely: readonly LikelyMoney[]): DaySum[] {
  const sums = new Map<string, DaySum>();
  const add = (day: string, currency: string, kind: Kind, agorot: number) => {
    const key = `${day} ${currency === 'ILS' ? '' : currency}`;
    const sum = sums.get(key) ?? { day, currency, ...none };
    sums.set(key, { ...sum, [kind]: sum[kind] + agorot });
  };
  for (const { clears, currency, isCertain, agorot } of lines)
    add(clears, currency, isCertain ? 'certain' : 'expected', agorot);
  for (const { clears, currency, agorot } of likely) add(clears, currency, 'likely', agorot);
  return [...sums].toSorted(([one], [other]) => one.localeCompare(other)).map(([, sum]) => sum);
}

/** What days come to in one currency, in agorot by kind. */
export type Total = Omit<DaySum, 'day'>;

/** What days come to by currency, shekels first. */
export function kindTotals(days: readonly DaySum[]): Total[] {
  return currencyOrder(days).map((currency) => {
    const own = days.filter((day) => day.currency === currency);
    const sum = (kind: Kind) => own.reduce((all, day) => all + day[kind], 0);
    return { currency, certain: sum('certain'), expected: sum('expected'), likely: sum('likely') };
  });
}

/** One day of the calendar: why nothing clears on it, what comes in, and the lines behind that. */
export interface CalendarDay {
  day: string;
  closed: RestDay | ClosedDay | undefined;
  sums: readonly DaySum[];
  lines: readonly Clearing[];
}

/** Every day of a window with what clears on it. */
export function calendarOf({ dateFrom, dateTo }: PeriodDays, sums: readonly DaySum[], lines: readonly Clearing[]) {
  const days: CalendarDay[] = [];
  for (let day = dateFrom; day <= dateTo; day = addDays(day, 1)) {
    const own = { sums: sums.filter((sum) => sum.day === day), lines: lines.filter(({ clears }) => clears === day) };
    days.push({ day, closed: closedFor(day), ...own });
  }
  return days;
}
