import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { paymentLimits } from '#contract/rules/installments.ts';
import { InstallmentsFields } from '#src/fields/installments/InstallmentsFields.tsx';
import { numberOf, totalsOf } from '#src/fields/lines/totals.ts';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { transactionTypesOf } from '#src/wizards/payment/form/offers.ts';
import { isSpread, transactionTypeOf } from '#src/wizards/payment/form/payments.ts';
import { usePayment, usePaymentForm, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

/** Another type begins with the least payments it may have, where fewer are asked for. */
function useLeastPayments(): void {
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

/** The type of the deal, and the payments of one that is paid in parts. */
export function TypeFields() {
  const translate = useTranslate();
  const { terminal, currency } = usePayment();
  const values = usePaymentValues();
  const types = transactionTypesOf(values);
  useLeastPayments();
  if (types.length < 2) return null;
  const type = transactionTypeOf(values);
  const { amount } = totalsOf(values, terminal.vatRate ?? 0);
  return (
    <>
      <RadioInput
        source="transactionType"
        label={translate('payment.type.title')}
        options={types.map((value) => ({ value, text: translate(`payment.type.${value}`) }))}
      />
      {isSpread(type) && (
        <InstallmentsFields source="installmentDetails" type={type} total={amount} currency={currency} />
      )}
    </>
  );
}
