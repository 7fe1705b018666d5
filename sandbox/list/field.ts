import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/constants.ts';
import { type DictionaryName, dictionaryOf, type EnumName } from '#contract/enums.ts';
import { isObject } from '#contract/envelope.ts';
import type { DataType } from '#contract/meta.ts';
import { toDecimal } from '#contract/money.ts';
import { byCodePoint } from '#sandbox/db/schema/columns.ts';
import { toShortMask, toWireDay, toWireInstant } from '#sandbox/core/wire.ts';

/** What a field reads: a column, an expression, or a named expression of a subquery. */
export type Source = AnyPgColumn | SQL | SQL.Aliased;

/** How a field is shown in a spreadsheet. */
export type CellKind = 'text' | 'number' | 'money' | 'rate' | 'instant' | 'day' | 'boolean' | 'dictionary';

/** One field of a list row: where it comes from, what travels, how it is described, sorted and exported. */
export interface Field {
  dataType: DataType;
  dictionary?: DictionaryName;
  source: Source;
  /** What `sortBy` orders by; the source when absent. */
  order: SQLWrapper;
  /** Database value → wire value. */
  toWire: (value: unknown) => unknown;
  cell: CellKind;
  /** Database value → text in a spreadsheet, for objects. */
  toText?: (value: unknown, locale: Locale) => string;
}

/** Fields of a row; key order is the order of the columns. */
export type Fields = Readonly<Record<string, Field>>;

const unchanged = (value: unknown): unknown => value ?? null;

export const guid = (source: Source): Field => ({
  dataType: 'guid',
  source,
  order: source,
  toWire: unchanged,
  cell: 'text',
});

export const text = (source: Source): Field => ({
  dataType: 'string',
  source,
  order: byCodePoint(source),
  toWire: unchanged,
  cell: 'text',
});

/** A masked card number; lists show its last four digits. */
export const shortCardNumber = (source: Source): Field => ({
  dataType: 'string',
  source,
  order: sql`right(${source}, 4) collate "C"`,
  toWire: (value) => (typeof value === 'string' ? toShortMask(value) : null),
  cell: 'text',
});

export const number = (source: Source): Field => ({
  dataType: 'number',
  source,
  order: source,
  toWire: unchanged,
  cell: 'number',
});

/** A fraction from 0 to 1. */
export const rate = (source: Source): Field => ({ ...number(source), dataType: 'percent', cell: 'rate' });

/** Agorot in the database, a decimal on the wire. */
export const money = (source: Source): Field => ({
  dataType: 'money',
  source,
  order: source,
  toWire: (value) => (typeof value === 'number' ? toDecimal(value) : null),
  cell: 'money',
});

export const instant = (source: Source): Field => ({
  dataType: 'date',
  source,
  order: source,
  toWire: (value) => (value instanceof Date ? toWireInstant(value) : null),
  cell: 'instant',
});

/** A business day. */
export const day = (source: Source): Field => ({
  dataType: 'date',
  source,
  order: source,
  toWire: (value) => (typeof value === 'string' ? toWireDay(value) : null),
  cell: 'day',
});

export const boolean = (source: Source): Field => ({
  dataType: 'boolean',
  source,
  order: source,
  toWire: unchanged,
  cell: 'boolean',
});

/** A word of an enumeration, explained by its dictionary. */
export const dictionary = (source: Source, values: EnumName): Field => ({
  dataType: 'dictionary',
  dictionary: dictionaryOf(values),
  source,
  order: byCodePoint(source),
  toWire: unchanged,
  cell: 'dictionary',
});

/** A bank's code. */
export const bank = (source: Source): Field => ({
  dataType: 'dictionary',
  dictionary: 'banks',
  source,
  order: source,
  toWire: unchanged,
  cell: 'dictionary',
});

/** A jsonb value that travels as it is stored. */
export const stored = (source: Source): Field => ({ ...text(source), order: sql`${source}::text collate "C"` });

/**
 * An object of docs/wire.md §3.1; the meta describes it as text.
 * @param order what `sortBy` compares instead of the object
 * @param toWire stored object → wire object
 * @param toText its text in a spreadsheet
 */
export function composite<Stored extends object>(
  source: AnyPgColumn,
  order: SQL,
  toWire: (value: Stored) => unknown,
  toText: (value: Stored, locale: Locale) => string,
): Field {
  // A jsonb column holds what its `$type` says: the one place that trusts the schema instead of checking.
  const holds = (value: unknown): value is Stored => isObject(value);
  return {
    dataType: 'string',
    source,
    order: byCodePoint(order),
    toWire: (value) => (holds(value) ? toWire(value) : null),
    cell: 'text',
    toText: (value, locale) => (holds(value) ? toText(value, locale) : ''),
  };
}
