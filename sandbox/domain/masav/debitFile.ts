import { masavAccount } from '#contract/rules/masav.ts';
import { digits, leftText, rightText, spaces, zeros } from './fields.ts';

/** One debit: of whom, from which account, how much. */
export interface Debit {
  bank: number;
  bankBranch: number;
  bankAccount: string;
  /** Up to nine digits; empty where the payer has none. */
  nationalID: string;
  name: string;
  /** Whole agorot. */
  amount: number;
  /** Names the payer's authorisation: the same in each file. */
  reference: string;
}

/** A file of debits of one institution. */
export interface DebitFile {
  /** The institution's number at Masav, eight digits, and its name. */
  institution: string;
  institutionName: string;
  /** Days `YYYY-MM-DD`: when the accounts are debited, and when the file was made. */
  valueDate: string;
  createdOn: string;
  /** Of the institution's files of that day, from 1. */
  serial: number;
}

const recordLength = 128;
const lineEnd = Buffer.from('\r\n');
const shekel = Buffer.from('00');
/** Text code 504: a debit. */
const debitCode = Buffer.from('504');

/** @example day('2026-11-01') // '261101' */
const day = (value: string) => digits(value.slice(2, 10).replaceAll('-', ''), 6);

function record(...fields: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(fields);
  if (bytes.length !== recordLength) throw new Error(`a record of ${bytes.length} bytes`);
  return Buffer.concat([bytes, lineEnd]);
}

/** The record that opens a file (`K`). */
const header = ({ institution, institutionName, valueDate, createdOn, serial }: DebitFile) =>
  record(
    Buffer.from('K'),
    digits(institution, 8),
    shekel,
    day(valueDate),
    zeros(1),
    digits(serial, 3),
    zeros(1),
    day(createdOn),
    // The sending institution is the institution itself, by its first five digits.
    digits(institution.slice(0, 5), 5),
    zeros(6),
    rightText(institutionName, 30),
    spaces(56),
    Buffer.from('KOT'),
  );

const movement = ({ institution }: DebitFile, debit: Debit) =>
  record(
    Buffer.from('1'),
    digits(institution, 8),
    shekel,
    zeros(6),
    digits(debit.bank, 2),
    digits(debit.bankBranch, 3),
    // The type of the account.
    zeros(4),
    digits(masavAccount(debit.bankAccount) ?? debit.bankAccount, 9),
    zeros(1),
    digits(debit.nationalID || 0, 9),
    leftText(debit.name, 16),
    digits(debit.amount, 13),
    digits(debit.reference, 20),
    // The period, from and to.
    zeros(8),
    zeros(3),
    debitCode,
    zeros(18),
    spaces(2),
  );

/** The record that closes a file: sum and count of the debits stand on the right of those of credits, which are none. */
const total = ({ institution, valueDate, serial }: DebitFile, sum: number, count: number) =>
  record(
    Buffer.from('5'),
    digits(institution, 8),
    shekel,
    day(valueDate),
    zeros(1),
    digits(serial, 3),
    zeros(15),
    digits(sum, 15),
    zeros(7),
    digits(count, 7),
    spaces(63),
  );

const ending = Buffer.concat([Buffer.alloc(recordLength, '9'), lineEnd]);

/**
 * A Masav debit file (חיובים עפ״י הרשאה), piece by piece: records of 128 bytes in CP862, each with CR and LF.
 * @throws RangeError for what a record has no room for
 */
export function* debitFile(file: DebitFile, debits: Iterable<Debit>): Generator<Buffer> {
  yield header(file);
  let [sum, count] = [0, 0];
  for (const debit of debits) {
    sum += debit.amount;
    count += 1;
    yield movement(file, debit);
  }
  yield total(file, sum, count);
  yield ending;
}

/** @example fileName({ institution: '12345678', createdOn: '2026-10-30', serial: 1, … }) // 'MSV_12345678_261030_001.txt' */
export const fileName = ({ institution, createdOn, serial }: DebitFile): string =>
  `MSV_${institution}_${day(createdOn).toString()}_${digits(serial, 3).toString()}.txt`;

/**
 * The number of a payer's authorisation, made of the id of who or what gave it. Its last six digits, which Masav reads,
 * are never all zero.
 * @param id a guid
 */
export function referenceOf(id: string): string {
  const number = BigInt(`0x${id.replaceAll('-', '').slice(-15)}`);
  return String(number % 1_000_000n === 0n ? number + 1n : number);
}
