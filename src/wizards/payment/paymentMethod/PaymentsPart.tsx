import { useTranslate } from 'react-admin';
import { InstallmentsFields } from '#src/fields/installments/InstallmentsFields.tsx';
import { InstallmentsText } from '#src/fields/installments/InstallmentsText.tsx';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { PageFold } from '#src/wizards/kit/PageSection.tsx';
import { transactionTypesOf } from '#src/wizards/payment/form/offers.ts';
import { dealInstallments, isSpread, transactionTypeOf } from '#src/wizards/payment/form/payments.ts';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';
import { useLeastPayments } from './useLeastPayments.ts';

/** The type of the deal, and the payments of one that is paid in parts. */
export function PaymentsPart() {
  const translate = useTranslate();
  const { terminal, currency } = usePayment();
  const values = usePaymentValues();
  const types = transactionTypesOf(values);
  useLeastPayments();
  if (types.length < 2) return null;
  const type = transactionTypeOf(values);
  const { amount } = totalsOf(values, terminal.vatRate ?? 0);
  const payments = dealInstallments(values, amount);
  return (
    <PageFold
      title={translate('payment.fold.payments')}
      value={
        <>
          {translate(type === 'regularDeal' ? 'payment.fold.onePayment' : `payment.type.${type}`)}
          {payments && payments !== 'impossible' && (
            <>
              {' · '}
              <InstallmentsText payments={payments} currency={currency} />
            </>
          )}
        </>
      }
    >
      <RadioInput
        source="transactionType"
        label={translate('payment.type.title')}
        options={types.map((value) => ({ value, text: translate(`payment.type.${value}`) }))}
      />
      {isSpread(type) && (
        <InstallmentsFields source="installmentDetails" type={type} total={amount} currency={currency} />
      )}
    </PageFold>
  );
}
