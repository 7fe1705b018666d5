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

const hebrewDay = new Intl.DateTimeFormat('en-u-ca-hebrew', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * Whether Israel rests on a day: Shabbat, or a feast by the platform's own Hebrew calendar; the days between feasts are
 * working days.
 * @param day `YYYY-MM-DD`
 * @example restDay('2026-09-21') // 'yomKippur'
 */
export function restDay(day: string): RestDay | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const parts = Object.fromEntries(hebrewDay.formatToParts(date).map(({ type, value }) => [type, value]));
  const inHebrew = `${parts.day} ${parts.month}`;
  const weekday = date.getUTCDay();
  const feast = feasts[inHebrew];
  if (feast) return feast;
  if (independence[inHebrew]?.includes(weekday)) return 'independence';
  return weekday === 6 ? 'shabbat' : undefined;
}
