import type { EnumName, EnumValue } from '#contract/enums.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';

/** How what follows bounds days or an amount. */
export type Bound =
  /** From it on: it belongs. */
  | 'since'
  /** From a day on, or of a period. */
  | 'from'
  /** Later than it. */
  | 'after'
  /** As far as it: it belongs. */
  | 'until'
  /** Earlier than it. */
  | 'before'
  | 'above'
  | 'below'
  | 'between'
  /** In it, on it. */
  | 'on'
  /** An amount, or whose something is. */
  | 'of'
  | 'exactly';

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** Words that stand for filters of the lists that take all of them. */
export interface FilterWords {
  words: readonly string[];
  filter: FilterValues;
  /** The list itself, where the words name it too. */
  list?: string;
  /** A time beside them is theirs, and no day of the list's. */
  apart?: true;
}

/** A span of days counted in units from the one that today is in, or a single day. */
export interface SpanWords {
  words: readonly string[];
  unit: Unit;
  /** 0 for this one, -1 for the last. */
  by: number;
}

/** A feast by its first day in the Hebrew calendar, as the platform writes it. */
export interface FeastWords {
  words: readonly string[];
  day: number;
  month: string;
  days: number;
}

/** Lists, their filters and values. */
export interface ListWords {
  /** Other names of lists, by list. Names are plurals: a singular begins an order. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** Other words for values of enumerations. */
  values: { readonly [Name in EnumName]?: { readonly [Value in EnumValue<Name>]?: readonly string[] } };
  filters: readonly FilterWords[];
  /** Words before a text or number of a filter, by its parameter. */
  labels: Readonly<Record<string, readonly string[]>>;
}

/** Days and periods. */
export interface TimeWords {
  /** Other words for periods that lists offer. */
  quick: { readonly [Value in EnumValue<'quickDateFilter'>]?: readonly string[] };
  spans: readonly SpanWords[];
  units: Readonly<Record<Unit, readonly string[]>>;
  /** A number and a unit in one word, or a unit alone that counts as one. */
  counted: Readonly<Record<string, readonly [number, Unit]>>;
  /** Beside a number of units: those that end today, those that begin tomorrow, that long before today. */
  last: readonly string[];
  next: readonly string[];
  ago: readonly string[];
  /** Sunday first. */
  weekdays: readonly (readonly string[])[];
  /** The same where a word says that a day is meant (`bounds`). */
  weekdaysAfterBound: readonly (readonly string[])[];
  /** January first. */
  months: readonly (readonly string[])[];
  /** Months that are people's names too: days only after a word that says so. */
  monthsAfterBound: readonly string[];
  /** Months of the Hebrew calendar by the platform's names; days after a bound, with a day, or a year. */
  hebrewMonths: Readonly<Record<string, readonly string[]>>;
  feasts: readonly FeastWords[];
  firstOfMonth: readonly string[];
  /** Before the name of a month or the number of a year. */
  monthOf: readonly string[];
  yearOf: readonly string[];
}

/**
 * What the grammar of sentences knows of one language beyond the catalogues and dictionaries, which tell the names of
 * lists, filters and values. Words are folded for comparing (`foldText`); several are one phrase.
 */
export interface Vocabulary extends ListWords, TimeWords {
  bounds: Readonly<Record<Bound, readonly string[]>>;
  /** Between the sides of a range. */
  to: readonly string[];
  /** What follows is not meant. */
  not: readonly string[];
  /** Say nothing. */
  ignored: readonly string[];
  thousand: readonly string[];
  numbers: Readonly<Record<string, number>>;
}
