import { useEffect } from 'react';
import { paymentLimits } from '#contract/rules/installments.ts';
import { numberOf } from '#src/fields/lines/totals.ts';
import { isSpread } from '#src/wizards/payment/form/payments.ts';
import { usePaymentForm, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

/** Another type begins with the least payments it may have, where fewer are asked for. */
export function useLeastPayments(): void {
  const { getValues, setValue } = usePaymentForm();
  const { transactionType } = usePaymentValues();
  useEffect(
    function raiseToLeast() {
      if (!isSpread(transactionType)) return;
      const { min } = paymentLimits[transactionType];
      const count = getValues('installmentDetails.numberOfPayments');
      if (numberOf(count) < min) setValue('installmentDetails.numberOfPayments', String(min));
    },
    [transactionType, getValues, setValue],
  );
}
