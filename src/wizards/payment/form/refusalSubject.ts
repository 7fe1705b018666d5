import { toWireCard } from '#src/fields/card/cardValues.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import type { PaymentFormValues } from './paymentForm.ts';
import { transactionTypeOf } from './payments.ts';

function meansOf(values: PaymentFormValues): unknown {
  switch (values.paymentMethod) {
    case 'card':
      return toWireCard(values.creditCardSecureDetails);
    case 'token':
      return values.creditCardToken;
    case 'pinPad':
      return values.pinPadDeviceID;
    case 'bank':
      return values.bankTransferDetails;
  }
}

/**
 * What a refusal is about: how much, and what pays. Another amount or card has not been refused; a security code or an
 * approval that is typed for it changes nothing. Never kept or told: it has the card in it.
 */
export function refusalSubject(values: PaymentFormValues): string {
  const { jDealType, currency, paymentMethod, installmentDetails } = values;
  const { amount } = totalsOf(values, 0);
  return JSON.stringify([
    jDealType,
    currency,
    amount,
    transactionTypeOf(values),
    installmentDetails,
    paymentMethod,
    meansOf(values),
  ]);
}
