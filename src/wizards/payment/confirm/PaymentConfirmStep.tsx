import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { useSettings } from '#src/settings/settings.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { ConfirmRows, type ConfirmRow } from '#src/wizards/kit/ConfirmRows.tsx';
import { issuesInvoice } from '#src/wizards/payment/form/offers.ts';
import { dealInstallments, transactionTypeOf } from '#src/wizards/payment/form/payments.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { DealTotals } from '#src/wizards/payment/deal/DealTotals.tsx';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';
import { PaymentMethodText } from './PaymentMethodText.tsx';

/** Everything that is going to be sent, in words, before it is. */
export function PaymentConfirmStep() {
  const translate = useTranslate();
  const { kind, terminal, currency, place } = usePayment();
  const { dictionaries } = useSettings();
  const values = usePaymentValues();
  const { jDealType, dealDetails, invoiceDetails } = values;
  const { amount } = totalsOf(values, terminal.vatRate ?? 0);
  const payments = dealInstallments(values, amount);
  const movesMoney = jDealType !== 'J2';
  const rows: ConfirmRow[] = [
    [
      translate('payment.confirm.what'),
      kind === 'refund'
        ? translate('payment.confirm.refund')
        : translate(`payment.deal.types.${jDealType}`, { _: jDealType }),
    ],
    [
      translate('wizard.customer'),
      dealDetails.consumerName ? <bdi key="customer">{dealDetails.consumerName}</bdi> : translate('wizard.noCustomer'),
    ],
    [
      translate(kind === 'refund' ? 'payment.paymentMethod.refundTitle' : 'payment.paymentMethod.title'),
      <PaymentMethodText key="paymentMethod" />,
    ],
  ];
  if (jDealType === 'J4')
    rows.push([translate('payment.type.title'), translate(`payment.type.${transactionTypeOf(values)}`)]);
  if (payments && payments !== 'impossible') {
    rows.push([
      translate('installmentsField.count'),
      <>
        {payments.numberOfPayments} ·{' '}
        <MoneyText amount={toDecimal(payments.initialPaymentAmount)} currency={currency} />
        {' + '}
        {payments.numberOfPayments - 1} ×{' '}
        <MoneyText amount={toDecimal(payments.installmentPaymentAmount)} currency={currency} />
      </>,
    ]);
  }
  if (movesMoney && kind === 'charge' && place.currency !== 'ILS') {
    rows.push([
      translate('payment.deal.currencyRate'),
      Number(values.currencyRate) > 0 ? (
        <bdi key="rate" dir="ltr">
          {values.currencyRate}
        </bdi>
      ) : (
        translate('payment.deal.officialRate')
      ),
    ]);
  }
  if (issuesInvoice(values, place)) {
    const names = dictionaries.invoiceTypeEnum ?? {};
    rows.push([translate('invoiceField.type'), names[invoiceDetails.invoiceType] ?? invoiceDetails.invoiceType]);
  }
  if (dealDetails.dealDescription) {
    rows.push([translate('dealField.description'), <bdi key="description">{dealDetails.dealDescription}</bdi>]);
  }
  return (
    <>
      <ConfirmRows rows={rows} />
      {movesMoney && <DealTotals />}
    </>
  );
}
