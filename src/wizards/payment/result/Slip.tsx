import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWholeRecord } from '#src/record/useWholeRecord.ts';
import { ShortId } from '#src/ui/ShortId.tsx';
import { valueRows } from '#src/ui/classes/valueRows.ts';
import styles from './Slip.module.css';
import { IssuedInvoice } from './IssuedInvoice.tsx';
import type { Outcome } from './outcome.ts';

// DD/MM/YYYY HH:mm in both languages (spec §9).
const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' });

function timeOf(transactionTimestamp = ''): string {
  const instant = Date.parse(transactionTimestamp);
  return Number.isNaN(instant) ? '' : timeFormat.format(instant).replace(',', '');
}

/** What a slip says; the server's details follow when they come, and the slip does without them. */
export function Slip({ transactionID, outcome }: { transactionID: string; outcome: Outcome }) {
  const translate = useTranslate();
  const data = useWholeRecord('transactions', transactionID, { quiet: true, background: true });
  const time = timeOf(data?.transactionTimestamp);
  const cardNumber = data?.creditCardDetails?.cardNumber;
  const { authNum, shvaShovarNumber } = data?.shvaTransactionDetails ?? {};
  const payments = data?.numberOfPayments ?? 1;
  const rows: [label: string, value: ReactNode, isThere: boolean][] = [
    [translate('payment.result.business'), <bdi key="business">{data?.merchantName}</bdi>, Boolean(data?.merchantName)],
    [translate('wizard.terminal'), <bdi key="terminal">{outcome.terminal}</bdi>, true],
    [translate('wizard.customer'), <bdi key="customer">{outcome.customer}</bdi>, outcome.customer !== ''],
    [
      translate('payment.result.time'),
      <bdi dir="ltr" key="time">
        {time}
      </bdi>,
      time !== '',
    ],
    [translate('installmentsField.count'), payments, payments > 1],
    [
      translate('cardField.number'),
      <bdi dir="ltr" key="card">{`****${cardNumber?.slice(-4)}`}</bdi>,
      Boolean(cardNumber),
    ],
    [
      translate('payment.result.authorization'),
      <bdi dir="ltr" key="authorization">
        {authNum}
      </bdi>,
      Boolean(authNum),
    ],
    [
      translate('payment.result.voucher'),
      <bdi dir="ltr" key="voucher">
        {shvaShovarNumber}
      </bdi>,
      Boolean(shvaShovarNumber),
    ],
    [
      translate('payment.fold.document'),
      data?.invoiceID && <IssuedInvoice key="invoice" invoiceID={data.invoiceID} />,
      Boolean(data?.invoiceID),
    ],
    [
      translate('payment.result.transaction'),
      <ShortId key="id" id={transactionID} name={translate('payment.result.transaction')} />,
      true,
    ],
  ];
  return (
    <dl className={clsx(valueRows, styles.slip)}>
      {rows
        .filter(([, , isThere]) => isThere)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
