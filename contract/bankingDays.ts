import { addDays } from './calendarDays.ts';
import { hebrewDay, restDay, weekdayOf, type RestDay } from './restDays.ts';

/** Why banks do not settle on a day on which Israel does not rest; `friday` is the end of their week alone. */
export type ClosedDay = 'friday' | 'yomKippurEve' | 'purim' | 'ninthOfAv' | 'election';

/**
 * Days on which Israel works and its banks do not settle (Bank of Israel, Proper Conduct of Banking Business 402), by their
 * day in the Hebrew calendar. Other eves are banking days, which only end earlier.
 */
const closedDays: Readonly<Record<string, ClosedDay>> = {
  '9 Tishri': 'yomKippurEve',
  // In a leap year in its second Adar.
  '14 Adar': 'purim',
  '14 Adar II': 'purim',
};

/** The Ninth of Av, which gives way to a Shabbat, by the weekday that it is kept on. */
const ninthOfAv: Readonly<Record<string, (weekday: number) => boolean>> = {
  '9 Av': (weekday) => weekday !== 6,
  '10 Av': (weekday) => weekday === 0,
};

/**
 * Days of elections to the Knesset, on which the country rests by law; no calendar tells them, so each is added once it is
 * set. That of 2026 is the one of the Basic Law: The Knesset, section 9 (the third Tuesday of Heshvan), unless it was moved.
 */
const electionDays: ReadonlySet<string> = new Set([
  '2019-04-09',
  '2019-09-17',
  '2020-03-02',
  '2021-03-23',
  '2022-11-01',
  '2026-10-27',
]);

/**
 * Why banks do not settle on a day: it is a feast, a day around one, or the end of their week; undefined of a banking day.
 * @param day `YYYY-MM-DD`
 * @example closedFor('2026-09-20') // 'yomKippurEve'
 */
export function closedFor(day: string): RestDay | ClosedDay | undefined {
  const weekday = weekdayOf(day);
  const rest = restDay(day);
  if (rest !== undefined) return rest;
  const hebrew = hebrewDay(day);
  const closed = closedDays[hebrew];
  if (closed !== undefined) return closed;
  if (electionDays.has(day)) return 'election';
  if (ninthOfAv[hebrew]?.(weekday) === true) return 'ninthOfAv';
  return weekday === 5 ? 'friday' : undefined;
}

// spec gap: on which days Masav debits accounts.
/**
 * Whether Israel's banks settle on a day: Sunday to Thursday, but for feasts and the days around them that are closed.
 * @param day `YYYY-MM-DD`
 * @example isBankingDay('2026-09-20') // false: the eve of the Day of Atonement
 */
export function isBankingDay(day: string): boolean {
  return closedFor(day) === undefined;
}

/** The first day after one on which banks settle. @param day `YYYY-MM-DD` */
export function nextBankingDay(day: string): string {
  const next = addDays(day, 1);
  return isBankingDay(next) ? next : nextBankingDay(next);
}
