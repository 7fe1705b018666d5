/** A day on which Israel rests; its word is `scheduleField.rest.<key>`. */
export type RestDay =
  | 'shabbat'
  | 'roshHashana'
  | 'yomKippur'
  | 'sukkot'
  | 'simchatTorah'
  | 'pesach'
  | 'lastOfPesach'
  | 'independence'
  | 'shavuot';

/** Feasts by their day in the Hebrew calendar, as `Intl` writes it. */
const feasts: Readonly<Record<string, RestDay>> = {
  '1 Tishri': 'roshHashana',
  '2 Tishri': 'roshHashana',
  '10 Tishri': 'yomKippur',
  '15 Tishri': 'sukkot',
  '22 Tishri': 'simchatTorah',
  '15 Nisan': 'pesach',
  '21 Nisan': 'lastOfPesach',
  '6 Sivan': 'shavuot',
};

/** Independence Day is moved away from Shabbat and its eve: the days it can fall on, by their weekday (0 is Sunday). */
const independence: Readonly<Record<string, readonly number[]>> = {
  // The 5th falls on Saturday, Friday, Wednesday or Monday.
  '3 Iyar': [4],
  '4 Iyar': [4],
  '5 Iyar': [3],
  '6 Iyar': [2],
};

const inHebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * A day in the Hebrew calendar, as the platform knows it.
 * @param day `YYYY-MM-DD`
 * @example hebrewDay('2026-09-21') // '10 Tishri'
 */
export function hebrewDay(day: string): string {
  const parts = inHebrew.formatToParts(new Date(`${day}T00:00:00Z`));
  const { day: date, month } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${date} ${month}`;
}

/** The weekday of a day, 0 for Sunday; NaN for no day. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * Whether Israel rests on a day: Shabbat, or a feast by the platform's own Hebrew calendar; the days between feasts are
 * working days.
 * @param day `YYYY-MM-DD`
 * @example restDay('2026-09-21') // 'yomKippur'
 */
export function restDay(day: string): RestDay | undefined {
  const weekday = weekdayOf(day);
  if (Number.isNaN(weekday)) return undefined;
  const hebrew = hebrewDay(day);
  const feast = feasts[hebrew];
  if (feast) return feast;
  if (independence[hebrew]?.includes(weekday)) return 'independence';
  return weekday === 6 ? 'shabbat' : undefined;
}
