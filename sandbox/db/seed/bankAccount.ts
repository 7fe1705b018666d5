import { bankAccountWarning } from '#contract/rules/bankAccount.ts';
import type { BankDetails } from '#sandbox/core/objects/stored.ts';
import type { Random } from './random.ts';

/** A bank account that passes its bank's check. */
export function someBankDetails(random: Random): BankDetails {
  const bank = random.pick([10, 10, 11, 12, 12, 12, 17, 20, 20, 31]);
  const bankBranch = random.integer(101, 799);
  for (;;) {
    const bankAccount = String(random.integer(100_000, 999_999));
    if (!bankAccountWarning(bank, bankBranch, bankAccount)) return { bank, bankBranch, bankAccount };
  }
}
