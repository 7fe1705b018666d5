import { addDays, addMonths } from '#contract/calendarDays.ts';
import { parseDay } from '#contract/query.ts';
import { readDay } from '#src/ui/days/dayText.ts';
import type { SaidDays, DayContext } from './days.ts';
import { wordAt } from './grammar.ts';
import { gematria, hebrewMonth } from './hebrewCalendar.ts';
import { ungrown, type Token } from './tokens.ts';

type Reader = (tokens: readonly Token[], at: number, context: DayContext) => SaidDays | undefined;

const yearly = { months: 12 } as const;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The first tokens from a place, the one there without the "in" that Hebrew has grown onto it. */
const withoutIn = (tokens: readonly Token[], at: number): readonly Token[] => {
  const token = tokens[at];
  const [letter, bare] = (token && ungrown(token)) ?? [];
  return bare && letter && 'בל'.includes(letter.word) ? tokens.with(at, bare) : tokens;
};

/** The nearest year of days whose year was not said: the last that has begun, or the first that is not over. */
function nearestYear(from: string, to: string, { today, isAhead }: DayContext): { from: string; to: string } {
  const by = isAhead ? (to < today ? 12 : 0) : from > today ? -12 : 0;
  return { from: addMonths(from, by), to: addMonths(to, by, Number(to.slice(8))) };
}

/** A date in numbers, day before month; a year of two digits is one of this century. */
const readNumeric: Reader = (tokens, at, context) => {
  const word = tokens[at]?.word ?? '';
  const full = readDay(
    word.replace(
      /^(\d\d?([./])\d\d?\2)(\d\d)$/,
      (_, before: string, _sign: string, year: string) => `${before}20${year}`,
    ),
  );
  if (full !== undefined && /\D/.test(word)) return { from: full, to: full, length: 1 };
  const [, day = '', sign, month = ''] = /^(\d\d?)([./])(\d\d?)$/.exec(word) ?? [];
  if (sign === undefined || (sign === '.' && !context.isBound)) return undefined;
  const inYear = parseDay(`${context.today.slice(0, 4)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return inYear === undefined ? undefined : { ...nearestYear(inYear, inYear, context), length: 1, step: yearly };
};

/** A number of a year, after a word that says so or not. */
function yearAt(tokens: readonly Token[], at: number, { grammar }: DayContext) {
  const said = wordAt(grammar, 'yearOf', tokens, at)?.length ?? 0;
  const year = /^(?:19|20)\d\d$/.exec(tokens[at + said]?.word ?? '')?.[0];
  return year === undefined ? undefined : { year: Number(year), isSaid: said > 0, length: said + 1 };
}

const dateAt = (tokens: readonly Token[], at: number) => {
  const [, digits] = /^(\d\d?)(?:st|nd|rd|th)?$/.exec(tokens[at]?.word ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** A month by its name, with a day before or behind it, and a year. */
const readMonth: Reader = (typed, at, context) => {
  const { grammar, today, isBound } = context;
  const before = dateAt(typed, at);
  const said = wordAt(grammar, 'monthOf', typed, at)?.length ?? 0;
  const skipped = before === undefined ? said : 1 + (typed[at + 1]?.word === 'of' ? 1 : 0);
  const tokens = before === undefined ? typed : withoutIn(typed, at + skipped);
  const isMeant = isBound || before !== undefined || said > 0;
  const month = wordAt(grammar, isMeant ? 'monthAfterBound' : 'month', tokens, at + skipped);
  const anyMonth = month ?? wordAt(grammar, 'monthAfterBound', tokens, at + skipped);
  if (!anyMonth) return undefined;
  let length = skipped + anyMonth.length;
  const after = before === undefined ? dateAt(tokens, at + length) : undefined;
  if (after !== undefined) length += 1;
  const year = yearAt(tokens, at + length, context);
  if (!month && after === undefined && !year) return undefined;
  if (year) length += year.length;
  const inYear = `${year?.year ?? today.slice(0, 4)}-${twoDigits(anyMonth.meaning)}`;
  const date = before ?? after;
  const from = date === undefined ? `${inYear}-01` : parseDay(`${inYear}-${twoDigits(date)}`);
  if (from === undefined) return undefined;
  const to = date === undefined ? addDays(addMonths(from, 1), -1) : from;
  const period = said > 0 && date === undefined && { isPeriod: true as const };
  if (year) return { from, to, length, ...period };
  return { ...nearestYear(from, to, context), length, step: yearly, ...period };
};

const readYear: Reader = (tokens, at, context) => {
  const year = yearAt(tokens, at, context);
  if (!year || !(year.isSaid || context.isBound)) return undefined;
  return { from: `${year.year}-01-01`, to: `${year.year}-12-31`, length: year.length };
};

/** A year of the Hebrew calendar: 5787, or in letters with or without its thousands. */
function hebrewYearAt(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.word ?? '';
  if (/^5[78]\d\d$/.test(word)) return Number(word);
  const inLetters = gematria(word.replace(/^ה(?=ת)/, ''));
  return inLetters !== undefined && inLetters > 700 && inLetters < 900 ? 5000 + inLetters : undefined;
}

/** The nearest days of the Hebrew calendar that begin on a date of a month. */
function nearestHebrew(
  names: readonly string[],
  { date, days }: { date: number; days: number },
  { today, isAhead }: DayContext,
  year?: number,
): { from: string; to: string } | undefined {
  const daysSeenFrom = (seen: string) => {
    const month = hebrewMonth(names, seen, { towards: isAhead, year });
    const from = month && addDays(month.first, date - 1);
    return month && from !== undefined && from <= month.last ? { from, to: addDays(from, days - 1), month } : undefined;
  };
  const found = daysSeenFrom(today);
  if (!found) return undefined;
  const { from, to, month } = found;
  const isWrong = year === undefined && (isAhead ? to < today : from > today);
  if (!isWrong) return { from, to };
  const other = daysSeenFrom(isAhead ? addDays(month.last, 1) : addDays(month.first, -1));
  return other && { from: other.from, to: other.to };
}

/** A month of the Hebrew calendar whole: after a word that says that days come, or with its year. */
const readHebrewMonth: Reader = (tokens, at, context) => {
  const { grammar, today, isAhead, isBound } = context;
  const said = wordAt(grammar, 'monthOf', tokens, at)?.length ?? 0;
  const month = wordAt(grammar, 'hebrewMonth', tokens, at + said);
  if (!month) return undefined;
  const year = hebrewYearAt(tokens, at + said + month.length);
  if (!isBound && said === 0 && year === undefined) return undefined;
  const found = hebrewMonth(month.meaning, today, { towards: isAhead, year });
  const length = said + month.length + (year === undefined ? 0 : 1);
  return found && { from: found.first, to: found.last, length, ...(said > 0 && { isPeriod: true as const }) };
};

/** A date in letters; one letter without its mark may have grown onto the month. @param isIn "in" stands before the month */
function letteredDate(token: Token | undefined, isIn: boolean): number | undefined {
  if (!token || (token.word.length === 1 && !isIn && !/['׳`´’]/.test(token.text))) return undefined;
  return gematria(token.word);
}

/** A day of a month of the Hebrew calendar, in numbers or letters. */
const readHebrewDay: Reader = (typed, at, context) => {
  const { grammar } = context;
  const isFirst = wordAt(grammar, 'firstOfMonth', typed, at);
  const skipped = isFirst?.length ?? 1;
  const tokens = withoutIn(typed, at + skipped);
  const date = isFirst ? 1 : (dateAt(typed, at) ?? letteredDate(typed[at], tokens !== typed));
  if (date === undefined || date < 1 || date > 30) return undefined;
  const month = wordAt(grammar, 'hebrewMonth', tokens, at + skipped);
  if (!month) return undefined;
  const year = hebrewYearAt(tokens, at + skipped + month.length);
  const days = nearestHebrew(month.meaning, { date, days: 1 }, context, year);
  return days && { ...days, length: skipped + month.length + (year === undefined ? 0 : 1) };
};

const readFeast: Reader = (tokens, at, context) => {
  const feast = wordAt(context.grammar, 'feast', tokens, at);
  if (!feast) return undefined;
  const { month, day, days } = feast.meaning;
  const found = nearestHebrew([month], { date: day, days }, context);
  return found && { ...found, length: feast.length };
};

const readers: readonly Reader[] = [readNumeric, readMonth, readYear, readHebrewMonth, readHebrewDay, readFeast];

/** The days of a date, a month or a year, in the civil calendar or the Hebrew one; what says most. */
export const readDates: Reader = (tokens, at, context) =>
  readers.flatMap((read) => read(tokens, at, context) ?? []).toSorted((a, b) => b.length - a.length)[0];
