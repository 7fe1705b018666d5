import { addressText, isAddress } from '#contract/addressText.ts';
import { dealText, isDeal } from '#contract/dealText.ts';
import { shortGuidLength, type Locale } from '#contract/constants.ts';
import type { Dictionaries, Row } from '#contract/envelope.ts';
import type { Meta, MetaColumn } from '#contract/meta.ts';
import { refundedPart } from '#contract/refundedPart.ts';
import { movedNothing, signed } from '#contract/sign.ts';
import { namedCurrency, type Currency } from '#src/settings/dictionaries.ts';
import { amountInSentence, formatMoney } from '#src/ui/money.ts';
import { dateText, israelText, parseWireDate } from './dateText.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import { documentText, isDocument } from './documentText.ts';
import { objectText } from './objectText.ts';
import { scheduleSentence, type ScheduleWords } from './scheduleSentence.ts';
import { isSchedule, scheduleText } from './scheduleText.ts';

/** What formatting needs besides the row and its meta. */
export interface FormatContext {
  /** The language that amounts in sentences are written in. */
  locale: Locale;
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
    schedule: ScheduleWords;
    partlyRefunded: string;
    refundedOf: (refunded: string, amount: string) => string;
  };
}

/** The value of a field as text. */
export interface FieldText {
  text: string;
  /** What its tooltip tells: the whole of a shortened guid (spec §9), or Israel's time of an instant of another zone. */
  full?: string | undefined;
  /** An amount as it stands in a tooltip: its symbol where the language has it. */
  written?: string;
  /** An amount that came to nothing: it is drawn struck through. */
  struck?: true;
  /** A state's word, and what is said with it. */
  parts?: { chip: string; rest: string };
}

type Formatter = (
  value: string | number | boolean,
  column: MetaColumn,
  row: Row,
  context: FormatContext,
  field: string,
) => FieldText;

function guid(value: string | number | boolean): FieldText {
  const text = String(value);
  return text.length > shortGuidLength ? { text: text.slice(0, shortGuidLength), full: text } : { text };
}

/** Of a transaction of which a part was given back: how much of what. @param state its state as it travels */
export function partlyRefundedText(state: string, row: Row, context: FormatContext): FieldText | undefined {
  const part = refundedPart(state, row);
  if (!part) return undefined;
  const currency = currencyOf(row, context);
  const rest = context.words.refundedOf(
    amountInSentence(part.refunded, currency, context.locale),
    amountInSentence(part.amount, currency, context.locale),
  );
  const chip = context.words.partlyRefunded;
  return { text: `${chip}: ${rest}`, parts: { chip, rest } };
}

function dictionary(value: string | number | boolean, column: MetaColumn, row: Row, context: FormatContext): FieldText {
  const words = context.dictionaries[column.dictionary ?? ''] ?? {};
  const code = String(value);
  const part = partlyRefundedText(code, row, context);
  if (part) return part;
  return { text: Object.hasOwn(words, code) ? (words[code] ?? code) : code };
}

function date(value: string | number | boolean, _: MetaColumn, __: Row, context: FormatContext): FieldText {
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
  return namedCurrency(currencies, code);
}

const money: Formatter = (value, _, row, context, field) => {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof amount !== 'number' || Number.isNaN(amount)) return { text: String(value) };
  const [signedAmount, currency] = [signed(row, field, amount), currencyOf(row, context)];
  const text = formatMoney(signedAmount, currency);
  const written = amountInSentence(signedAmount, currency, context.locale);
  return { text, written, ...(movedNothing(row) && { struck: true as const }) };
};

function boolean(value: string | number | boolean, _: MetaColumn, __: Row, { words }: FormatContext): FieldText {
  return { text: value === true ? words.yes : value === false ? words.no : String(value) };
}

/** A fraction as a percentage, at most two decimals of it. @example 0.175 // '17.5%' */
function percent(value: string | number | boolean): FieldText {
  const fraction = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof fraction !== 'number' || Number.isNaN(fraction)) return { text: String(value) };
  return { text: `${Math.round(fraction * 10_000) / 100}%` };
}

const nothing: FieldText = { text: '' };
const plain: Formatter = (value) => ({ text: String(value) });

const formatters: Readonly<Record<string, Formatter>> = { guid, dictionary, date, money, percent, boolean };

/** An object of the contract in words, any other by its values. */
function wordsOf(value: object, row: Row, { dictionaries, timeZone, locale, words }: FormatContext): string {
  if (isSchedule(value)) {
    return scheduleSentence(value, row, { locale, say: words.schedule }) ?? scheduleText(value, dictionaries, timeZone);
  }
  if (isAddress(value)) return addressText(value);
  if (isDeal(value)) return dealText(value);
  if (isDocument(value)) return documentText(value, dictionaries);
  return objectText(value, dictionaries, timeZone);
}

/**
 * One field of a raw row as text by its column's dataType: guid → its first 8 characters, dictionary code →
 * description (an unknown code stays), date → local text, money → amount with symbol, negative where the row gives it
 * back, boolean → yes or no; anything else, and whatever does not fit its dataType, as its own text. Pure; never throws; the raw row stays as it is.
 * @example
 * formatField({ status: 'initial' }, 'status', { name: 'Status', dataType: 'dictionary', dictionary: 'transactionStatusEnum' }, context)
 * // { text: 'Initial' }
 */
export function formatField(row: Row, field: string, column: MetaColumn, context: FormatContext): FieldText {
  const value = fieldValue(row, field);
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'object') return { text: wordsOf(value, row, context) };
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return nothing;
  const formatter = Object.hasOwn(formatters, column.dataType) ? formatters[column.dataType] : undefined;
  return (formatter ?? plain)(value, column, row, context, field);
}

/** The text of a row's field; nothing for one without a column. */
export type FieldFormatter = (row: Row, field: string) => FieldText;

/** formatField with a memory: a field is put into words when first asked for, and once for the same meta and context. */
export function createFieldFormatter({ columns }: Meta, context: FormatContext): FieldFormatter {
  const places = new Map(Object.entries(columns).map(([field, column], place) => [field, { column, place }]));
  // A row's texts by the place of their columns: a map for each of some hundred rows takes more memory.
  const known = new WeakMap<Row, FieldText[]>();
  return (row, field) => {
    const found = places.get(field);
    if (!found) return nothing;
    let texts = known.get(row);
    if (!texts) known.set(row, (texts = []));
    return (texts[found.place] ??= formatField(row, field, found.column, context));
  };
}
