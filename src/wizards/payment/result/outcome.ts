import type { OperationResponse } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import type { PaymentKind } from '#src/wizards/payment/form/offers.ts';
import type { PaymentFormValues } from '#src/wizards/payment/form/paymentForm.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { notesOf, type ResultNote } from '#src/wizards/kit/resultNotes.ts';

/** A deal that went through. Nothing of the card is in it. */
export interface Outcome {
  kind: PaymentKind;
  /** Label of the terminal it was made on. */
  terminal: string;
  jDealType: string;
  transactionID: string | undefined;
  /** In decimals; absent for a check. */
  amount?: number;
  currency: Currency;
  customer: string;
  /** Where the slip goes unless another address is typed. */
  email: string;
  /** What else the server says, the secondary steps first. */
  notes: readonly ResultNote[];
}

/** What a wizard has come to, from the answer and the values that were sent. */
export function outcomeOf(
  answer: OperationResponse,
  values: PaymentFormValues,
  { kind, terminal, currency }: { kind: PaymentKind; terminal: Terminal; currency: Currency },
): Outcome {
  const { jDealType, dealDetails } = values;
  return {
    kind,
    terminal: terminal.label,
    jDealType,
    transactionID: answer.entityUID,
    ...(jDealType !== 'J2' && { amount: toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount) }),
    currency,
    customer: dealDetails.consumerName,
    email: dealDetails.consumerEmail,
    notes: notesOf(answer),
  };
}
