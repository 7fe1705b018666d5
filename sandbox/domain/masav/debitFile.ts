import { writeRecord } from '#sandbox/domain/fixedWidth/record.ts';
import { day, ending, header, movement, total } from './records.ts';

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

/**
 * A Masav debit file (חיובים עפ״י הרשאה), piece by piece: records of 128 bytes in CP862, each with CR and LF, texts in
 * the order in which they are seen.
 * @throws RangeError for what a record has no room for
 */
export function* debitFile(file: DebitFile, debits: Iterable<Debit>): Generator<Buffer> {
  yield writeRecord(header, file);
  let [sum, count] = [0, 0];
  for (const debit of debits) {
    sum += debit.amount;
    count += 1;
    yield writeRecord(movement, { file, debit });
  }
  yield writeRecord(total, { file, sum, count });
  yield ending;
}

/** @example fileName({ institution: '12345678', createdOn: '2026-10-30', serial: 1, … }) // 'MSV_12345678_261030_001.txt' */
export const fileName = ({ institution, createdOn, serial }: DebitFile): string =>
  `MSV_${institution}_${day(createdOn)}_${String(serial).padStart(3, '0')}.txt`;

/**
 * The number of a payer's authorisation, made of the id of who or what gave it. Its last six digits, which Masav reads,
 * are never all zero.
 * @param id a guid
 */
export function referenceOf(id: string): string {
  const number = BigInt(`0x${id.replaceAll('-', '').slice(-15)}`);
  return String(number % 1_000_000n === 0n ? number + 1n : number);
}
