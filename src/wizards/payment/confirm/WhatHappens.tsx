import { useTranslate } from 'react-admin';
import { lineGross, toDecimal } from '#contract/money.ts';
import { InstallmentsText } from '#src/fields/installments/InstallmentsText.tsx';
import { amountsOf, totalsOf } from '#src/fields/lines/totals.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { AddressText } from '#src/ui/AddressText.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { ConfirmRows, type ConfirmRow } from '#src/wizards/kit/ConfirmRows.tsx';
import { DealTotals } from '#src/wizards/payment/deal/DealTotals.tsx';
import { maySaveCard } from '#src/wizards/payment/form/offers.ts';
import { dealInstallments, transactionTypeOf } from '#src/wizards/payment/form/payments.ts';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';
import { useDocumentText } from '#src/wizards/payment/useDocumentText.ts';
import { monthsOf } from './monthsOf.ts';
import { usePaymentMethodText } from './usePaymentMethodText.ts';
import styles from './WhatHappens.module.css';

/** What pays and in how many payments, in a sentence. */
function Payment() {
  const translate = useTranslate();
  const { kind, terminal, currency } = usePayment();
  const values = usePaymentValues();
  const means = usePaymentMethodText();
  const { jDealType } = values;
  const payments = dealInstallments(values, totalsOf(values, terminal.vatRate ?? 0).amount);
  if (jDealType !== 'J4') return <p>{translate(`payment.happens.${jDealType}`, { means, _: '' })}</p>;
  const type = transactionTypeOf(values);
  return (
    <>
      <p>{translate(`payment.happens.${kind}.${type}`, { means })}</p>
      {payments && payments !== 'impossible' && (
        <p>
          <InstallmentsText payments={payments} currency={currency} />
          {'. '}
          {translate('payment.happens.months', monthsOf(israelToday(), payments.numberOfPayments))}
        </p>
      )}
    </>
  );
}

/** What is made and kept beside the deal, in sentences. */
function Besides() {
  const translate = useTranslate();
  const { kind, terminal, place } = usePayment();
  const values = usePaymentValues();
  const document = useDocumentText();
  const { consumerName } = values.dealDetails;
  const rate =
    Number(values.currencyRate) > 0 ? `\u2066${values.currencyRate}\u2069` : translate('payment.deal.officialRate');
  const sentences = [
    kind === 'charge' &&
      values.jDealType !== 'J2' &&
      place.currency !== 'ILS' &&
      translate('payment.happens.rate', { rate }),
    values.isNewCustomer && translate('payment.happens.newCustomer', { name: `\u2068${consumerName}\u2069` }),
    document && translate(`payment.happens.${document.email ? 'documentTo' : 'document'}`, document),
    values.saveCreditCard && maySaveCard(kind, values, terminal) && translate('payment.happens.save'),
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.map((sentence) => (
    <p key={sentence}>
      <AddressText>{sentence}</AddressText>
    </p>
  ));
}

/** What will happen as the values stand: who and where, the lines, what they come to, and what is made and kept besides. */
export function WhatHappens() {
  const translate = useTranslate();
  const { terminal, currency } = usePayment();
  const { jDealType, dealDetails } = usePaymentValues();
  const movesMoney = jDealType !== 'J2';
  const lines = dealDetails.items.map((line, index): ConfirmRow => {
    const { price, quantity } = amountsOf(line);
    const name = line.itemName || translate('payment.happens.line', { number: index + 1 });
    return [
      quantity === 1 ? name : `\u2068${name}\u2069 × ${quantity}`,
      <MoneyText key="amount" amount={toDecimal(lineGross({ price, quantity }))} currency={currency} />,
    ];
  });
  const who: ConfirmRow[] = [
    [translate('wizard.terminal'), <bdi key="terminal">{terminal.label}</bdi>],
    [
      translate('wizard.customer'),
      dealDetails.consumerName ? <bdi key="customer">{dealDetails.consumerName}</bdi> : translate('wizard.noCustomer'),
    ],
  ];
  if (dealDetails.dealDescription) {
    who.push([translate('payment.fold.lines'), <bdi key="description">{dealDetails.dealDescription}</bdi>]);
  }
  return (
    <>
      <ConfirmRows rows={who} />
      {movesMoney && lines.length > 0 && <ConfirmRows rows={lines} />}
      {movesMoney && <DealTotals />}
      <div className={styles.sentences}>
        <Payment />
        <Besides />
      </div>
    </>
  );
}
