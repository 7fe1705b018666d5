import type { OperationResponse } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { maySaveCard, type PaymentKind } from '#src/wizards/payment/form/offers.ts';
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
  /** Empty: nobody who is kept. */
  customerID: string;
  /** They were added on the way. */
  isNewCustomer: boolean;
  /** The typed card was to be kept for them. */
  savesCard: boolean;
  /** Where the slip goes unless another address is typed. */
  email: string;
  /** What else the server says, the secondary steps first. */
  notes: readonly ResultNote[];
}

interface OutcomePlace {
  kind: PaymentKind;
  terminal: Terminal;
  currency: Currency;
  /** The id of the customer who was added on the way. */
  created: string | undefined;
}

/** What a wizard has come to, from the answer and the values that were sent. */
export function outcomeOf(
  answer: OperationResponse,
  values: PaymentFormValues,
  { kind, terminal, currency, created }: OutcomePlace,
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
    customerID: dealDetails.consumerID,
    isNewCustomer: created !== undefined && created === dealDetails.consumerID,
    savesCard: values.saveCreditCard && maySaveCard(kind, values, terminal),
    email: dealDetails.consumerEmail,
    notes: notesOf(answer),
  };
}
