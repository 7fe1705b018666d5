import {
  type RecordField,
  type RecordFieldType,
  type RecordLayout,
  recordLayout,
} from '#sandbox/domain/fixedWidth/record.ts';
import { plainText } from '#sandbox/domain/fixedWidth/plainText.ts';
import { openFormatPage } from './openFormatPage.ts';

/**
 * Whether a field is to be filled (§2.3ז): always (ח), where another field says so (חמ), or where the program keeps it and
 * somebody has entered it (ח/ר).
 */
export type FieldRule = 'required' | 'conditional' | 'kept';

/** A row of the official text's tables: number, place, length, type and rule of a field, and what stands in it here. */
export const officialField = <Source>(
  name: number,
  from: number,
  length: number,
  type: RecordFieldType,
  rule: FieldRule,
  value: (source: Source) => string | number,
): RecordField<Source> => ({ name, from, length, type, mayBeEmpty: rule !== 'required', value });

/** Room that the text keeps for later, or a field that nothing here is kept for; digits are zeros. */
export const emptyField = (
  name: number,
  from: number,
  length: number,
  type: 'text' | 'digits' | 'signed' = 'text',
): RecordField<unknown> => ({ name, from, length, type, mayBeEmpty: true, value: () => (type === 'text' ? '' : 0) });

/** Where a record stands. */
export interface InFile {
  /** Its place in BKMVDATA, from 1. */
  order: number;
  /** Registered dealer number of the business, nine digits. */
  dealer: string;
}

/** The three fields that each record of BKMVDATA begins with. @param first number of the first of them */
export const recordStart = (first: number, code: string): RecordField<InFile>[] => [
  officialField(first, 1, 4, 'text', 'required', () => code),
  officialField(first + 1, 5, 9, 'digits', 'required', ({ order }) => order),
  officialField(first + 2, 14, 9, 'digits', 'required', ({ dealer }) => dealer),
];

export const officialLayout = <Source>(length: number, fields: readonly RecordField<Source>[]): RecordLayout<Source> =>
  recordLayout(length, openFormatPage, fields);

/** The first text of which something is left in the format's characters. */
export const firstText = (...texts: readonly (string | null | undefined)[]): string =>
  texts.find((text) => text && plainText(text, openFormatPage) !== '') ?? '';

/** The last digits of what people have written, at most so many. */
export const digitsIn = (text: string | number | null | undefined, length: number): string =>
  String(text ?? '')
    .replace(/\D/g, '')
    .slice(-length) || '0';

/** @example dayDigits('2026-11-15') // '20261115' */
export const dayDigits = (day: string): string => day.slice(0, 10).replaceAll('-', '');
