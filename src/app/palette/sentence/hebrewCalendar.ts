import { addDays } from '#contract/calendarDays.ts';

const format = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A month of the Hebrew calendar as the platform names it. */
export interface HebrewMonth {
  name: string;
  year: number;
  /** Its first and last day in the civil calendar, `YYYY-MM-DD`. */
  first: string;
  last: string;
}

function hebrewDate(day: string): { date: number; name: string; year: number } {
  const parts = format.formatToParts(new Date(`${day}T00:00:00Z`));
  const { day: date, month: name = '', year } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { date: Number(date), name, year: Number(year) };
}

/** Months that were asked for, by any of their days: the platform takes long to tell one. */
const known = new Map<string, HebrewMonth>();

/** The month that a day is in. */
function monthOf(day: string): HebrewMonth {
  const month = known.get(day) ?? readMonth(day);
  known.set(day, month);
  return month;
}

function readMonth(day: string): HebrewMonth {
  const { date, name, year } = hebrewDate(day);
  const first = addDays(day, 1 - date);
  // A month has 29 or 30 days.
  return { name, year, first, last: addDays(first, hebrewDate(addDays(first, 29)).date === 30 ? 29 : 28) };
}

/** Months that are looked through for one with a year that is said. */
const most = 13 * 12;

/**
 * The nearest month of a name: the one that began last, or from today on; or that of a year.
 * @param towards whether what is meant is to come
 * @returns undefined where there is none within twelve years
 */
export function hebrewMonth(
  names: readonly string[],
  today: string,
  { towards, year }: { towards?: boolean | undefined; year?: number | undefined },
): HebrewMonth | undefined {
  let month = monthOf(today);
  const isAhead = year === undefined ? towards === true : year > month.year;
  for (let count = 0; count < most; count += 1) {
    if (names.includes(month.name) && (year === undefined || month.year === year)) return month;
    month = monthOf(isAhead ? addDays(month.last, 1) : addDays(month.first, -1));
    // A year that is this one has months on both sides.
    if (year !== undefined && !isAhead && month.year < year) break;
  }
  return year !== undefined && !isAhead ? laterIn(names, today, year) : undefined;
}

/** A month of this Hebrew year that is still to come. */
function laterIn(names: readonly string[], today: string, year: number): HebrewMonth | undefined {
  for (let month = monthOf(today); month.year === year; month = monthOf(addDays(month.last, 1)))
    if (names.includes(month.name)) return month;
  return undefined;
}

const values: Readonly<Record<string, number>> = Object.fromEntries(
  'אבגדהוזחטיכלמנסעפצקרשת'.split('').map((letter, index) => {
    const power = Math.floor(index / 9);
    return [letter, ((index % 9) + 1) * 10 ** power];
  }),
);

/** A number in Hebrew letters as dates are written, folded; undefined for a word that is none. @example gematria('כה') // 25 */
export function gematria(word: string): number | undefined {
  if (!/^[א-ת]{1,5}$/.test(word)) return undefined;
  const numbers = word.split('').map((letter) => values[letter] ?? 0);
  const falls = numbers.every((value, index) => index === 0 || value <= (numbers[index - 1] ?? 0));
  return falls ? numbers.reduce((sum, value) => sum + value, 0) : undefined;
}
