import type { BankDetails } from '#sandbox/db/schema/objects.ts';
import type { Random } from './random.ts';

const weigh = (digits: string, weights: readonly number[]) =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0);

const leumi = (branch: string, account: string) =>
  [90, 72, 70, 60, 20].includes(
    (weigh(branch, [10, 9, 8]) + weigh(account.slice(1, 7), [7, 6, 5, 4, 3, 2]) + Number(account.slice(7))) % 100,
  );
const hapoalim = (branch: string, account: string, remainders: readonly number[]) =>
  remainders.includes((weigh(branch, [9, 8, 7]) + weigh(account.slice(3), [6, 5, 4, 3, 2, 1])) % 11);
const nineDigits = (account: string, remainders: readonly number[]) =>
  remainders.includes(weigh(account, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11);

/** Check-digit rules of the Masav specification, edition 01/10/2015, for the banks the seed uses. */
const rules: Record<number, (branch: string, account: string) => boolean> = {
  10: leumi,
  11: (_, account) => nineDigits(account, [0, 2, 4]),
  12: (branch, account) => hapoalim(branch, account, [0, 2, 4, 6]),
  17: (_, account) => nineDigits(account, [0, 2, 4]),
  20: (branch, account) =>
    hapoalim(String(Number(branch) > 400 ? Number(branch) - 400 : Number(branch)).padStart(3, '0'), account, [0, 2, 4]),
  31: (_, account) => nineDigits(account, [0, 6]),
};

/** A bank account that passes its bank's check. */
export function someBankDetails(random: Random): BankDetails {
  const bank = random.pick([10, 10, 11, 12, 12, 12, 17, 20, 20, 31]);
  const bankBranch = random.integer(101, 799);
  const isValid = rules[bank] ?? (() => true);
  for (;;) {
    const bankAccount = String(random.integer(100_000, 999_999));
    if (isValid(String(bankBranch).padStart(3, '0'), bankAccount.padStart(9, '0'))) {
      return { bank, bankBranch, bankAccount };
    }
  }
}
