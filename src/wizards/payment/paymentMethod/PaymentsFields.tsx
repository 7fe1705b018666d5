import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { paymentLimits } from '#contract/rules/installments.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { DecimalInput } from '#src/ui/inputs/DecimalInput.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { transactionTypesOf } from '#src/wizards/payment/form/offers.ts';
import { paymentsOf, typeOf } from '#src/wizards/payment/form/payments.ts';
import { totalsOf } from '#src/wizards/payment/form/totals.ts';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

const details = 'installmentDetails';

/** The type of the deal, and the payments of one that is paid in parts; the first may be chosen by hand. */
export function PaymentsFields() {
  const translate = useTranslate();
  const { terminal, currency } = usePayment();
  const values = usePaymentValues();
  const types = transactionTypesOf(values);
  if (types.length < 2) return null;
  const type = typeOf(values);
  const { amount } = totalsOf(values, terminal.vatRate ?? 0);
  const payments = paymentsOf(values, amount);
  return (
    <>
      <RadioInput
        name="transactionType"
        label={translate('payment.type.title')}
        options={types.map((value) => ({ value, text: translate(`payment.type.${value}`) }))}
      />
      {(type === 'installments' || type === 'credit') && (
        <div className="field-grid">
          <DecimalInput
            name={`${details}.numberOfPayments`}
            label={translate('payment.type.count')}
            help={translate('payment.type.countHelp', paymentLimits[type])}
            decimals={0}
            required
          />
          <MoneyInput
            name={`${details}.initialPaymentAmount`}
            label={translate('payment.type.first')}
            help={translate('payment.type.firstHelp')}
            currency={currency}
          />
        </div>
      )}
      {payments && payments !== 'impossible' && (
        <p className="payments-text" role="status">
          {translate('payment.type.firstPayment')}{' '}
          <MoneyText amount={toDecimal(payments.initialPaymentAmount)} currency={currency} />
          {' · '}
          {translate('payment.type.furtherPayments', { smart_count: payments.numberOfPayments - 1 })}{' '}
          <MoneyText amount={toDecimal(payments.installmentPaymentAmount)} currency={currency} />
        </p>
      )}
    </>
  );
}
