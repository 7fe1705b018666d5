import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { Help } from '#src/ui/inputs/Field.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { PageSection } from '#src/wizards/kit/PageSection.tsx';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';
import styles from './PaymentAmountPart.module.css';

/** How much: typed, or what the lines come to; a check of a card has no amount. */
export function PaymentAmountPart() {
  const translate = useTranslate();
  const { terminal, currency } = usePayment();
  const values = usePaymentValues();
  const label = translate('dealField.amount');
  const movesMoney = values.jDealType !== 'J2';
  const hasLines = values.dealDetails.items.length > 0;
  // The amount that is back when no line is left takes the focus from nobody.
  const [hadLines, setHadLines] = useState(false);
  if (hasLines && !hadLines) setHadLines(true);
  return (
    <PageSection>
      {!movesMoney && <Help>{translate('payment.deal.typeHelp.J2')}</Help>}
      {movesMoney && !hasLines && (
        <div className={styles.amount}>
          <MoneyInput source="transactionAmount" label={label} currency={currency} required autoFocus={!hadLines} />
        </div>
      )}
      {movesMoney && hasLines && (
        <p className={styles.sum}>
          <span>{label}</span>
          <MoneyText amount={toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount)} currency={currency} />
        </p>
      )}
    </PageSection>
  );
}
