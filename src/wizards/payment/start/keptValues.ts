import { emptyPaymentCard, type PaymentFormValues } from '#src/wizards/payment/form/paymentForm.ts';

/** What a draft may keep of the values: nothing of a card. */
export function keptValues({ creditCardSecureDetails, okNumber, ...values }: PaymentFormValues) {
  return values;
}

/** Values that hold no card any more. */
export function withoutCard(values: PaymentFormValues): PaymentFormValues {
  return { ...values, creditCardSecureDetails: emptyPaymentCard, okNumber: '' };
}
