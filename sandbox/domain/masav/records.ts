import { masavAccount } from '#contract/rules/masav.ts';
import {
  type RecordField,
  type RecordFieldType,
  type RecordLayout,
  recordLayout,
} from '#sandbox/domain/fixedWidth/record.ts';
import type { Debit, DebitFile } from './debitFile.ts';
import { masavPage } from './masavPage.ts';

const recordLength = 128;

/** @example day('2026-11-01') // '261101' */
export const day = (value: string) => value.slice(2, 10).replaceAll('-', '');

const field = <Source>(
  name: string,
  from: number,
  length: number,
  type: RecordFieldType,
  value: (source: Source) => string | number,
): RecordField<Source> => ({ name, from, length, type, mayBeEmpty: true, value });

const zeros = (from: number, length: number) => field<unknown>('zeros', from, length, 'digits', () => 0);
const spaces = (from: number, length: number) => field<unknown>('spaces', from, length, 'text', () => '');
const constant = (name: string, from: number, text: string) =>
  field<unknown>(name, from, text.length, 'text', () => text);
const shekel = constant('currency', 10, '00');

const layout = <Source>(fields: readonly RecordField<Source>[]): RecordLayout<Source> =>
  recordLayout(recordLength, masavPage, fields);

/** The record that opens a file. */
export const header = layout<DebitFile>([
  constant('kind', 1, 'K'),
  field('institution', 2, 8, 'digits', ({ institution }) => institution),
  shekel,
  field('value date', 12, 6, 'digits', ({ valueDate }) => day(valueDate)),
  zeros(18, 1),
  field('serial', 19, 3, 'digits', ({ serial }) => serial),
  zeros(22, 1),
  field('created on', 23, 6, 'digits', ({ createdOn }) => day(createdOn)),
  // The sending institution is the institution itself, by its first five digits.
  field('sender', 29, 5, 'digits', ({ institution }) => institution.slice(0, 5)),
  zeros(34, 6),
  field('institution name', 40, 30, 'textAtEnd', ({ institutionName }) => institutionName),
  spaces(70, 56),
  constant('end', 126, 'KOT'),
]);

/** A debit, in a file. */
export const movement = layout<{ file: DebitFile; debit: Debit }>([
  constant('kind', 1, '1'),
  field('institution', 2, 8, 'digits', ({ file }) => file.institution),
  shekel,
  zeros(12, 6),
  field('bank', 18, 2, 'digits', ({ debit }) => debit.bank),
  field('branch', 20, 3, 'digits', ({ debit }) => debit.bankBranch),
  // The type of the account.
  zeros(23, 4),
  field('account', 27, 9, 'digits', ({ debit }) => masavAccount(debit.bankAccount) ?? debit.bankAccount),
  zeros(36, 1),
  field('payer number', 37, 9, 'digits', ({ debit }) => debit.nationalID || 0),
  field('payer name', 46, 16, 'text', ({ debit }) => debit.name),
  field('amount', 62, 13, 'digits', ({ debit }) => debit.amount),
  field('reference', 75, 20, 'digits', ({ debit }) => debit.reference),
  // The period, from and to.
  zeros(95, 8),
  zeros(103, 3),
  // Text code: a debit.
  constant('code', 106, '504'),
  zeros(109, 18),
  spaces(127, 2),
]);

/** The record that closes a file: sum and count of the debits stand on the right of those of credits, which are none. */
export const total = layout<{ file: DebitFile; sum: number; count: number }>([
  constant('kind', 1, '5'),
  field('institution', 2, 8, 'digits', ({ file }) => file.institution),
  shekel,
  field('value date', 12, 6, 'digits', ({ file }) => day(file.valueDate)),
  zeros(18, 1),
  field('serial', 19, 3, 'digits', ({ file }) => file.serial),
  zeros(22, 15),
  field('sum', 37, 15, 'digits', ({ sum }) => sum),
  zeros(52, 7),
  field('count', 59, 7, 'digits', ({ count }) => count),
  spaces(66, 63),
]);

/** The line of nines behind the last record. */
export const ending = Buffer.from(`${'9'.repeat(recordLength)}\r\n`);
