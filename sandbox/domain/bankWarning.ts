import type { OperationResponse } from '#contract/envelope.ts';
import { bankAccountWarning } from '#contract/rules/bankAccount.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { BankDetails } from '#sandbox/core/objects/stored.ts';
import { operation } from '#sandbox/core/operation.ts';

/** A doubtful bank account is saved, and said beside the success. */
export function bankWarning(
  call: Pick<Call, 'locale' | 'correlationId'>,
  { bankDetails }: { bankDetails: BankDetails | null },
): Pick<OperationResponse, 'innerResponse'> {
  const warning = bankDetails && bankAccountWarning(bankDetails.bank, bankDetails.bankBranch, bankDetails.bankAccount);
  return warning ? { innerResponse: operation(call, warning.key, {}, 'warning') } : {};
}
