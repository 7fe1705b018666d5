import { addressText, isAddress } from '#contract/addressText.ts';
import { dealText, isDeal } from '#contract/dealText.ts';
import { shortGuidLength } from '#contract/constants.ts';
import type { Dictionaries, Row } from '#contract/envelope.ts';
import type { Meta, MetaColumn } from '#contract/meta.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { amountInSentence, formatMoney } from '#src/ui/money.ts';
import { dateText, israelText, parseWireDate } from './dateText.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import { documentText, isDocument } from './documentText.ts';
import { objectText } from './objectText.ts';
import { refundedPart } from './refundedPart.ts';
import { isSchedule, scheduleText } from './scheduleText.ts';

/** What formatting needs besides the row and its meta. */
export interface FormatContext {
  dictionaries: Dictionaries;
  /** The first is the system's currency, for rows that name none. */
  currencies: readonly Currency[];
  /** IANA name of the zone local times are shown in. */
  timeZone: string;
  /** Words in the person's language. */
  words: {
    yes: string;
    no: string;
    israelTime: (time: string) => string;
    partlyRefunded: (refunded: string, amount: string) => string;
  };
}

/**
 * A row as text: each field of the meta, and under `$field` what its tooltip tells: the full value of a shortened
 * guid (spec §9), or Israel's time of an instant shown in another zone.
 */
export type FormattedRow = Readonly<Record<string, string>>;

interface Formatted {
  text: string;
  full?: string | undefined;
}

type Formatter = (value: string | number | boolean, column: MetaColumn, row: Row, context: FormatContext) => Formatted;

function guid(value: string | number | boolean): Formatted {
  const text = String(value);
  return text.length > shortGuidLength ? { text: text.slice(0, shortGuidLength), full: text } : { text };
}

/** Of a transaction of which a part was given back: how much of what. @param state its state as it travels */
export function partlyRefundedText(state: string, row: Row, context: FormatContext): string | undefined {
  const part = refundedPart(state, row);
  if (!part) return undefined;
  const currency = currencyOf(row, context);
  return context.words.partlyRefunded(
    amountInSentence(part.refunded, currency),
    amountInSentence(part.amount, currency),
  );
}

function dictionary(value: string | number | boolean, column: MetaColumn, row: Row, context: FormatContext): Formatted {
  const words = context.dictionaries[column.dictionary ?? ''] ?? {};
  const code = String(value);
  const part = partlyRefundedText(code, row, context);
  if (part !== undefined) return { text: part };
  return { text: Object.hasOwn(words, code) ? (words[code] ?? code) : code };
}

function date(value: string | number | boolean, _: MetaColumn, __: Row, context: FormatContext): Formatted {
  const parsed = parseWireDate(value);
  if (!parsed) return { text: String(value) };
  const israel = israelText(parsed, context.timeZone);
  return {
    text: dateText(parsed, context.timeZone),
    ...(israel !== undefined && { full: context.words.israelTime(israel) }),
  };
}

/** The currency a row names, its code where nobody knows it; the system's for a row that names none. */
function currencyOf(row: Row, { currencies }: FormatContext): Currency | undefined {
  const code = typeof row.currency === 'string' ? row.currency : '';
  if (code === '') return currencies[0];
  return currencies.find((one) => one.code === code) ?? { code, symbol: code, name: code };
}

function money(value: string | number | boolean, _: MetaColumn, row: Row, context: FormatContext): Formatted {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof amount !== 'number' || Number.isNaN(amount)) return { text: String(value) };
  return { text: formatMoney(amount, currencyOf(row, context)) };
}

function boolean(value: string | number | boolean, _: MetaColumn, __: Row, { words }: FormatContext): Formatted {
  return { text: value === true ? words.yes : value === false ? words.no : String(value) };
}

/** A fraction as a percentage, at most two decimals of it. @example 0.175 // '17.5%' */
function percent(value: string | number | boolean): Formatted {
  const fraction = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof fraction !== 'number' || Number.isNaN(fraction)) return { text: String(value) };
  return { text: `${Math.round(fraction * 10_000) / 100}%` };
}

const plain: Formatter = (value) => ({ text: String(value) });

const formatters: Readonly<Record<string, Formatter>> = { guid, dictionary, date, money, percent, boolean };

/** An object of the contract in words, any other by its values. */
function wordsOf(value: object, { dictionaries, timeZone }: FormatContext): string {
  if (isSchedule(value)) return scheduleText(value, dictionaries, timeZone);
  if (isAddress(value)) return addressText(value);
  if (isDeal(value)) return dealText(value);
  if (isDocument(value)) return documentText(value, dictionaries);
  return objectText(value, dictionaries, timeZone);
}

function formatValue(value: unknown, column: MetaColumn, row: Row, context: FormatContext): Formatted {
  if (value === null || value === undefined) return { text: '' };
  if (typeof value === 'object') {
    return { text: wordsOf(value, context) };
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return { text: '' };
  if (value === '') return { text: '' };
  const formatter = Object.hasOwn(formatters, column.dataType) ? formatters[column.dataType] : undefined;
  return (formatter ?? plain)(value, column, row, context);
}

/**
 * Turns a raw row into text by the meta's dataTypes: guid → its first 8 characters, dictionary code → description
 * (an unknown code stays), date → local text, money → amount with symbol, boolean → yes or no; anything else, and
 * whatever does not fit its dataType, as its own text. Pure; never throws; the raw row stays as it is.
 * @example
 * formatRow({ status: 'initial' }, { columns: { status: { name: 'Status', dataType: 'dictionary', dictionary: 'transactionStatusEnum' } } }, context)
 * // { status: 'Initial' }
 */
export function formatRow(raw: Row, meta: Meta, context: FormatContext): FormattedRow {
  const formatted: Record<string, string> = {};
  for (const [field, column] of Object.entries(meta.columns)) {
    const { text, full } = formatValue(fieldValue(raw, field), column, raw, context);
    formatted[field] = text;
    if (full !== undefined) formatted[`$${field}`] = full;
  }
  return formatted;
}

/** formatRow with a memory: a row that has not changed is formatted once for the same meta and context. */
export function createRowFormatter(meta: Meta, context: FormatContext): (raw: Row) => FormattedRow {
  const known = new WeakMap<Row, FormattedRow>();
  return (raw) => {
    const before = known.get(raw);
    if (before) return before;
    const formatted = formatRow(raw, meta, context);
    known.set(raw, formatted);
    return formatted;
  };
}
