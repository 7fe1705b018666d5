import { addDays, addMonths, firstOfMonth, firstOfWeek } from '#contract/calendarDays.ts';
import type { EnumValue } from '#contract/enums.ts';
import { quickDates } from '#contract/quickDates.ts';
import { readDates } from './dates.ts';
import { wordAt, type Grammar } from './grammar.ts';
import type { Token } from './tokens.ts';
import type { Unit } from './vocabulary.ts';

/** Days that a sentence speaks of, both inclusive, `YYYY-MM-DD`. */
export interface SaidDays {
  from: string;
  to: string;
  /** How many tokens say so. */
  length: number;
  /** The list's own name of these days. */
  quick?: EnumValue<'quickDateFilter'>;
  /** It is a period with a name, which things are from. */
  isPeriod?: true;
  /** What was not said lies this far apart: the second side of a range may be the next one. */
  step?: { days: number } | { months: number };
}

/** What days are read by. */
export interface DayContext {
  grammar: Grammar;
  /** Israel's day. */
  today: string;
  /** The list's days are to come: a weekday or a month alone is the next one. */
  isAhead: boolean;
  /** A word before them says that days come. */
  isBound: boolean;
}

type Reader = (tokens: readonly Token[], at: number, context: DayContext) => SaidDays | undefined;

const firstOf: Readonly<Record<Unit, (day: string) => string>> = {
  day: (day) => day,
  week: firstOfWeek,
  month: firstOfMonth,
  quarter: (day) => addMonths(firstOfMonth(day), -((Number(day.slice(5, 7)) - 1) % 3)),
  year: (day) => `${day.slice(0, 4)}-01-01`,
};

/** A day that many units later; earlier for a negative count. */
function later(day: string, unit: Unit, count: number): string {
  const months = { month: 1, quarter: 3, year: 12 };
  if (unit === 'day' || unit === 'week') return addDays(day, unit === 'day' ? count : 7 * count);
  return addMonths(day, months[unit] * count);
}

const readQuick: Reader = (tokens, at, { grammar, today }) => {
  const found = wordAt(grammar, 'quick', tokens, at);
  return found && { ...quickDates(found.meaning, today), quick: found.meaning, isPeriod: true, length: found.length };
};

const readSpan: Reader = (tokens, at, { grammar, today }) => {
  const found = wordAt(grammar, 'span', tokens, at);
  if (!found) return undefined;
  const { unit, by } = found.meaning;
  const from = later(firstOf[unit](today), unit, by);
  return { from, to: addDays(later(from, unit, 1), -1), isPeriod: true, length: found.length };
};

function numberAt(grammar: Grammar, tokens: readonly Token[], at: number) {
  const word = tokens[at]?.word ?? '';
  if (/^\d{1,3}$/.test(word)) return { meaning: Number(word), length: 1 };
  return wordAt(grammar, 'number', tokens, at);
}

/** So many units: "3 weeks", "שבועיים". */
function countedAt(grammar: Grammar, tokens: readonly Token[], at: number) {
  const whole = wordAt(grammar, 'counted', tokens, at);
  if (whole) return whole;
  const number = numberAt(grammar, tokens, at);
  const unit = number && wordAt(grammar, 'unit', tokens, at + number.length);
  return unit && { meaning: [number.meaning, unit.meaning] as const, length: number.length + unit.length };
}

const directions = ['last', 'next', 'ago'] as const;

function directionAt(grammar: Grammar, tokens: readonly Token[], at: number) {
  for (const direction of directions) {
    const found = wordAt(grammar, direction, tokens, at);
    if (found) return { direction, length: found.length };
  }
  return undefined;
}

const readCounted: Reader = (tokens, at, { grammar, today }) => {
  const before = directionAt(grammar, tokens, at);
  const counted = countedAt(grammar, tokens, at + (before?.length ?? 0));
  if (!counted) return undefined;
  const side = before ?? directionAt(grammar, tokens, at + counted.length);
  if (!side) return undefined;
  const [count, unit] = counted.meaning;
  const length = counted.length + side.length;
  if (side.direction === 'next') return { from: addDays(today, 1), to: later(today, unit, count), length };
  const past = later(today, unit, -count);
  if (side.direction === 'ago') return { from: past, to: past, length };
  // Months go back to the same day, as the list's own last three months do.
  return { from: unit === 'day' || unit === 'week' ? addDays(past, 1) : past, to: today, length };
};

const readWeekday: Reader = (tokens, at, { grammar, today, isAhead, isBound }) => {
  const before = directionAt(grammar, tokens, at);
  const start = at + (before?.length ?? 0);
  const day =
    wordAt(grammar, 'weekday', tokens, start) ??
    (isBound || before ? wordAt(grammar, 'weekdayAfterBound', tokens, start) : undefined);
  if (!day || before?.direction === 'ago') return undefined;
  const after = before ? undefined : directionAt(grammar, tokens, start + day.length);
  const side = (before ?? after)?.direction;
  const inWeek = addDays(firstOfWeek(today), day.meaning);
  const isNext = side === 'next' || (side !== 'last' && isAhead);
  const isWrong = isNext ? inWeek < today || (side === 'next' && inWeek === today) : inWeek > today;
  const isToday = side === 'last' && inWeek === today;
  const nearest = isWrong || isToday ? addDays(inWeek, isNext ? 7 : -7) : inWeek;
  const length = day.length + (before?.length ?? 0) + (after && after.direction !== 'ago' ? after.length : 0);
  return { from: nearest, to: nearest, length, step: { days: 7 } };
};

const readers: readonly Reader[] = [readQuick, readSpan, readCounted, readWeekday, readDates];

/**
 * The days that are said from a token on, in whatever way says most: a period, so many units, a day of the week, a month,
 * a date in either calendar.
 */
export function readSaidDays(tokens: readonly Token[], at: number, context: DayContext): SaidDays | undefined {
  const found = readers.flatMap((read) => read(tokens, at, context) ?? []);
  return found.toSorted((a, b) => b.length - a.length)[0];
}
