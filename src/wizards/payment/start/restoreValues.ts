import { emptyPaymentCard, type PaymentValues } from '#src/wizards/payment/form/paymentForm.ts';
import { restoreDraft } from '#src/fields/restoreDraft.ts';

/** What a draft may keep of the values: nothing of a card. */
function keptValues({ creditCardSecureDetails, okNumber, ...values }: PaymentValues) {
  return values;
}

/** How the draft of a payment is kept and brought back. */
export const draftParts = { keep: keptValues, restore: restoreDraft<PaymentValues> } as const;

/** Values that hold no card any more. */
export function withoutCard(values: PaymentValues): PaymentValues {
  return { ...values, creditCardSecureDetails: emptyPaymentCard, okNumber: '' };
}
