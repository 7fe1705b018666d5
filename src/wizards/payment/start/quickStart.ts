import { toDecimal } from '#contract/money.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { emptyPaymentForm, type PaymentFormValues } from '#src/wizards/payment/form/paymentForm.ts';

/**
 * What a quick charge begins with. It shows an amount and a typed card and must send nothing else: lines come to their
 * sum, and a saved card is left out.
 */
export function quickStart({
  paymentMethod,
  creditCardToken,
  ...start
}: Partial<PaymentFormValues>): Partial<PaymentFormValues> {
  const { dealDetails = emptyPaymentForm.dealDetails } = start;
  if (dealDetails.items.length === 0) return start;
  const { amount } = totalsOf({ ...emptyPaymentForm, dealDetails }, 0);
  return {
    ...start,
    transactionAmount: toDecimal(amount).toFixed(2),
    withoutVat: dealDetails.items.every(({ withoutVat }) => withoutVat),
    dealDetails: { ...dealDetails, items: [] },
  };
}
