import { toSnakeCase } from 'drizzle-orm/casing';
import { and, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { parseEnum } from '#contract/enums.ts';
import type { FilterValue } from '#contract/parseQuery.ts';
import { digitsOf, foldText, idDigits, isNumberText, phoneDigits } from '#contract/foldText.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { addDays } from '#contract/calendarDays.ts';
import { startOfIsraelDay } from '#contract/israelClock.ts';
import { type Moment } from '#sandbox/core/israelDays.ts';
import { isAmong, isAtLeast, isAtMost, isBefore, isEqual, isLike, isLikeInAnyCase } from './compare.ts';
import type { Source } from './field.ts';
import { type DayRange, quickDates } from '#contract/quickDates.ts';

/** What is asked of a list: the parsed filters, and when. */
export interface Question {
  moment: Moment;
  filters: Readonly<Record<string, FilterValue>>;
}

/** One filter parameter → the condition it adds; undefined adds none. */
export type FilterRule = (value: FilterValue, question: Question) => SQL | undefined;

const nothing = sql`false`;

/** Escapes what LIKE takes for wildcards. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

export const equals =
  (source: Source): FilterRule =>
  (value) =>
    isEqual(source, value);

/** The words of a multiple choice. */
export const oneOf =
  (source: Source): FilterRule =>
  (value) =>
    Array.isArray(value) ? isAmong(source, value) : isEqual(source, value);

const anywhere = (text: string): string => `%${literally(text)}%`;

/** Text anywhere in one of the sources, in any case: codes and numbers, which have one writing. */
export const contains =
  (...sources: Source[]): FilterRule =>
  (value) =>
    or(...sources.map((source) => isLikeInAnyCase(source, anywhere(String(value)))));

/** The stored column of what a column's text, or a telephone's digits, fold to (`fold_text` of the migrations). */
export const folded = (column: AnyPgColumn): SQL =>
  sql`${column.table}.${sql.identifier(`${toSnakeCase(column.name)}_folded`)}`;

/** The stored column of everything that a table's records are found by, folded (`search_folded` of the migrations). */
export const searchColumn = (table: PgTable): SQL => sql`${table}.search_folded`;

/** Text anywhere in one of the folded sources, however it is written; a text that folds to nothing is in none. */
export const containsText =
  (...sources: SQL[]): FilterRule =>
  (value) => {
    const text = foldText(String(value));
    return text === '' ? nothing : or(...sources.map((source) => isLike(source, anywhere(text))));
  };

/** A telephone in one of the folded sources: its beginning, with 0, 972 or +972 before it, or any digits of it. */
export const containsPhone =
  (...sources: SQL[]): FilterRule =>
  (value) => {
    const digits = digitsOf(String(value));
    if (digits === '') return nothing;
    const patterns = [anywhere(digits), `${phoneDigits(digits)}%`];
    return or(...sources.flatMap((source) => patterns.map((pattern) => isLike(source, pattern))));
  };

/** Digits of an identity number anywhere in a source, with the zeros before it or without. */
export const containsID =
  (source: Source): FilterRule =>
  (value) => {
    const digits = idDigits(String(value));
    return digits === '' ? nothing : isLike(source, anywhere(digits));
  };

/** Fewer digits than these are no identity number that lost its zeros. */
const leastIdDigits = 5;

/**
 * Every word of a text anywhere in a search column, in any order; a number alone also as a telephone's, whose lines there
 * begin with +, or an identity number's digits.
 */
export const containsWords =
  (source: SQL): FilterRule =>
  (value) => {
    const text = foldText(String(value));
    const patterns = isNumberText(text) ? numberPatterns(digitsOf(text)) : [];
    if (text === '') return nothing;
    const words = text.split(' ');
    return or(
      and(...words.map((word) => isLike(source, anywhere(word)))),
      ...patterns.map((pattern) => isLike(source, pattern)),
    );
  };

const numberPatterns = (digits: string): string[] => [
  anywhere(digits),
  anywhere(`+${phoneDigits(digits)}`),
  ...(digits.length >= leastIdDigits ? [anywhere(idDigits(digits))] : []),
];

/** The beginning of a guid, in any case; as a range, which the key's index answers. */
export const startsWith =
  (source: Source): FilterRule =>
  (value) => {
    const beginning = String(value).toLowerCase();
    const least = beginning + '00000000-0000-0000-0000-000000000000'.slice(beginning.length);
    const most = beginning + 'ffffffff-ffff-ffff-ffff-ffffffffffff'.slice(beginning.length);
    return isGuid(least) && isGuid(most) ? and(isAtLeast(source, least), isAtMost(source, most)) : nothing;
  };

/** Digits at the end of a text. */
export const endsWith =
  (source: Source): FilterRule =>
  (value) =>
    isLike(source, `%${literally(String(value))}`);

/** A decimal of the wire → agorot, possibly with a fraction left. */
export function toAgorot(value: FilterValue): number {
  return Math.round(Number(value) * 10_000) / 100;
}

export const atLeast =
  (source: Source): FilterRule =>
  (value) =>
    isAtLeast(source, Math.ceil(toAgorot(value)));

export const atMost =
  (source: Source): FilterRule =>
  (value) =>
    isAtMost(source, Math.floor(toAgorot(value)));

export const amountEquals =
  (source: Source): FilterRule =>
  (value) =>
    Number.isInteger(toAgorot(value)) ? isEqual(source, toAgorot(value)) : nothing;

/** A condition that only `true` adds: `false` and absent are the same (docs/wire.md §1.1). */
export const onlyIf =
  (condition: (moment: Moment) => SQL | undefined): FilterRule =>
  (value, { moment }) =>
    value === true ? condition(moment) : undefined;

/** Yes = there is a value, No = there is none, All = no condition. */
export const presence =
  (column: AnyPgColumn): FilterRule =>
  (value) =>
    value === 'All' ? undefined : value === 'Yes' ? isNotNull(column) : isNull(column);

/** A parameter that only changes how another one is read. */
export const modifier: FilterRule = () => undefined;

/** Conditions "on or after" and "on or before" calendar days, both inclusive. */
export type DayColumn = (range: DayRange) => SQL | undefined;

/** Days of an instant: Israel's, from their first to their last instant (docs/wire.md §1.5). */
export const daysOfInstant =
  (source: Source): DayColumn =>
  ({ from, to }) =>
    and(
      from ? isAtLeast(source, startOfIsraelDay(from)) : undefined,
      to ? isBefore(source, startOfIsraelDay(addDays(to, 1))) : undefined,
    );

/** Days of a business day. */
export const daysOfDay =
  (source: Source): DayColumn =>
  ({ from, to }) =>
    and(from ? isAtLeast(source, from) : undefined, to ? isAtMost(source, to) : undefined);

const dayOf = (value: FilterValue | undefined) => (typeof value === 'string' ? value : undefined);

/** The days a question is about; explicit dates beat the quick filter (docs/wire.md §1.5). */
export function askedDays({ filters, moment }: Question): DayRange {
  const [from, to] = [dayOf(filters.dateFrom), dayOf(filters.dateTo)];
  if (from || to) return { ...(from && { from }), ...(to && { to }) };
  const quick = parseEnum('quickDateFilter', String(filters.quickDateFilter));
  return quick ? quickDates(quick, moment.today) : {};
}

/** Days of a quick filter. */
export const quickDaysOf =
  (column: DayColumn): FilterRule =>
  (value, { moment }) => {
    const filter = parseEnum('quickDateFilter', String(value));
    return filter && column(quickDates(filter, moment.today));
  };

/**
 * The rules of `dateFrom`, `dateTo` and `quickDateFilter`; explicit dates beat the quick filter (docs/wire.md §1.5).
 * @param choose the column, where another parameter decides it
 */
export function dayRules(choose: (question: Question) => DayColumn) {
  const dateFrom: FilterRule = (value, question) => choose(question)({ from: dayOf(value) });
  const dateTo: FilterRule = (value, question) => choose(question)({ to: dayOf(value) });
  const quickDateFilter: FilterRule = (value, question) =>
    question.filters.dateFrom || question.filters.dateTo ? undefined : quickDaysOf(choose(question))(value, question);
  return { dateFrom, dateTo, quickDateFilter };
}
