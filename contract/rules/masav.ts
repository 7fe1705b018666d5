import { maximumAgorot } from '#contract/money.ts';
import { isNationalId } from './nationalId.ts';

/** What keeps a bank transaction out of a Masav file. */
export const masavHindrances = [
  'NotFound',
  'AlreadyInFile',
  'NoPayer',
  'NoBankAccount',
  'BankAccountInvalid',
  'NationalIdMissing',
  'NationalIdInvalid',
  'NotAnIlsDebit',
] as const;
export type MasavHindrance = (typeof masavHindrances)[number];

interface Account {
  bank: number;
  bankBranch: number;
  bankAccount: string;
}

/** A debit as it would stand in a file: of whom, and how much. */
export interface MasavDebit {
  /** Whole agorot. */
  agorot: number;
  currency: string;
  /** The deal or the customer that it belongs to is there. */
  hasPayer: boolean;
  /** The present account of the deal, else of the customer. */
  account: Account | null | undefined;
  nationalID: string | null | undefined;
}

/** An account's digits as the file has room for them, without leading zeros; undefined where they are none or too many. */
export function masavAccount(bankAccount: string): string | undefined {
  const digits = /^\d+$/.test(bankAccount) ? bankAccount.replace(/^0+/, '') : '';
  return digits !== '' && digits.length <= 9 ? digits : undefined;
}

const isWithin = (value: number, greatest: number) => Number.isInteger(value) && value >= 1 && value <= greatest;

/**
 * Why a bank transaction does not go into a Masav file; undefined where it does. A check digit that fails keeps nothing
 * out: it is a warning (`bankAccountWarning`).
 * @example masavHindrance({ agorot: 100, currency: 'ILS', hasPayer: true, account: null, nationalID: '' }) // 'NoBankAccount'
 */
export function masavHindrance(debit: MasavDebit): MasavHindrance | undefined {
  const { agorot, currency, hasPayer, account, nationalID } = debit;
  if (currency !== 'ILS' || !isWithin(agorot, maximumAgorot)) return 'NotAnIlsDebit';
  if (!hasPayer) return 'NoPayer';
  if (!account) return 'NoBankAccount';
  const { bank, bankBranch, bankAccount } = account;
  if (!isWithin(bank, 99) || !isWithin(bankBranch, 999) || !masavAccount(bankAccount)) return 'BankAccountInvalid';
  if (!nationalID) return 'NationalIdMissing';
  return isNationalId(nationalID) ? undefined : 'NationalIdInvalid';
}
