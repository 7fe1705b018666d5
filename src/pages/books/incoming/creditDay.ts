import { addDays, addMonths } from '#contract/calendarDays.ts';
import { creditLimits, type CreditRule } from '#src/settings/creditRules.ts';
import type { PeriodDays } from '#src/pages/books/period.ts';

/** A month as credit days share it: a 31st goes with the 30th. */
const sharedDays = 30;

/** Which of several credit days a day of the month belongs to. */
const shareOf = (date: number, shares: number): number =>
  Math.min(Math.floor(((date - 1) * shares) / sharedDays), shares - 1);

/** The first day of the month of each share, e.g. 1 and 16 of two. */
export const firstOfShares = (shares: number): number[] =>
  Array.from({ length: shares }, (_, share) => Math.ceil((share * sharedDays) / shares) + 1);

/**
 * The day on which a charge is credited; of no rule, the day of the charge. A month that lacks a credit day has it on its
 * last one; weekends and feasts move nothing, since nobody tells what an acquirer does on them.
 * @param day of the charge, `YYYY-MM-DD`
 * @example creditDay({ kind: 'monthly', days: [2, 8] }, '2026-10-16') // '2026-11-08'
 */
export function creditDay(rule: CreditRule | undefined, day: string): string {
  if (!rule) return day;
  if (rule.kind === 'after') return addDays(day, rule.days);
  const { days } = rule;
  return addMonths(day, 1, days[shareOf(Number(day.slice(8, 10)), days.length)]);
}

/** Days that a credit may come after its charge. */
const longest = Math.max(creditLimits.days, 62);

/** The days whose charges are credited within some days; undefined where there are none. A later charge never comes earlier. */
export function chargeDays(rule: CreditRule | undefined, { dateFrom, dateTo }: PeriodDays): PeriodDays | undefined {
  let first: string | undefined;
  let last: string | undefined;
  for (let day = addDays(dateFrom, -longest); day <= dateTo; day = addDays(day, 1)) {
    const credited = creditDay(rule, day);
    if (credited < dateFrom || credited > dateTo) continue;
    first ??= day;
    last = day;
  }
  return first !== undefined && last !== undefined ? { dateFrom: first, dateTo: last } : undefined;
}
