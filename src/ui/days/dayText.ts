import { cleanText, europeanDigits } from '#contract/cleanText.ts';
import { parseDay } from '#contract/query.ts';

/** How a day is typed and shown in both languages (spec §9 "Dates"), whatever the browser's own language. */
export const dayPattern = 'DD/MM/YYYY';

/** A day `YYYY-MM-DD` as people read it; what is none stays as it is. @example shownDay('2026-11-05') // '05/11/2026' */
export const shownDay = (value: string): string => parseDay(value)?.replace(/(.+)-(.+)-(.+)/, '$3/$2/$1') ?? value;

/**
 * Reads a day as somebody types or pastes it: day, month, year, with any of `/ . -` or in eight digits; or year, month, day with `-` or `/`.
 * @returns `YYYY-MM-DD`, undefined for what is no day.
 * @example readDay('5.11.2026') // '2026-11-05'
 */
export function readDay(text: string): string | undefined {
  const plain = europeanDigits(cleanText(text)).trim();
  const typed = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$|^(\d\d)(\d\d)(\d{4})$/.exec(plain);
  if (!typed) return parseDay(plain.replaceAll('/', '-').replace(/-(\d)(?=-|$)/g, '-0$1'));
  const [day = '', month = '', year = ''] = typed.slice(1).filter(Boolean);
  return parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
