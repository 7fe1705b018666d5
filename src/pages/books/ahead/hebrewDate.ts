import type { Locale } from '#contract/constants.ts';

const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const inEnglish = new Intl.DateTimeFormat('en-u-ca-hebrew', options);
const inHebrew = new Intl.DateTimeFormat('he-u-ca-hebrew', options);

const ones = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט'];
const tens = ['', 'י', 'כ', 'ל'];

/** A day of a month in letters; 15 and 16 keep away from the holy name. @example inLetters(15) // 'ט״ו' */
export function inLetters(date: number): string {
  const isKept = date === 15 || date === 16;
  const ten = isKept ? 'ט' : (tens[Math.floor(date / 10)] ?? '');
  const one = ones[isKept ? date - 9 : date % 10] ?? '';
  return ten !== '' && one !== '' ? `${ten}״${one}` : `${ten}${one}׳`;
}

/**
 * A day in the Hebrew calendar, as the platform knows it, without its year.
 * @param day `YYYY-MM-DD`
 * @example hebrewDate('2026-11-29', 'he-IL') // 'י״ט בכסלו'
 */
export function hebrewDate(day: string, locale: Locale): string {
  const instant = new Date(`${day}T00:00:00Z`);
  if (locale !== 'he-IL') return inEnglish.format(instant);
  const parts = inHebrew.formatToParts(instant);
  return parts.map(({ type, value }) => (type === 'day' ? inLetters(Number(value)) : value)).join('');
}
