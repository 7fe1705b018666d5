import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { toAgorot } from '#contract/money.ts';
import { InstallmentsText } from '#src/fields/installments/InstallmentsText.tsx';
import { pathTo } from '#src/resources/paths.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
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

/** Who paid, with the way to them. */
function CustomerName({ outcome: { customer, customerID } }: { outcome: Outcome }) {
  const name = <bdi>{customer}</bdi>;
  return customerID ? <Link to={pathTo('Customer', { id: customerID })}>{name}</Link> : name;
}

/** In how many payments, and how much each is. */
function PaymentsText({
  transaction = {},
  currency,
}: {
  transaction: Partial<RecordOf<'transactions'>> | undefined;
  currency: Currency;
}) {
  const { numberOfPayments, initialPaymentAmount, installmentPaymentAmount } = transaction;
  if (!numberOfPayments || !initialPaymentAmount || !installmentPaymentAmount) return <>{numberOfPayments}</>;
  const [first, each] = [toAgorot(initialPaymentAmount), toAgorot(installmentPaymentAmount)];
  const payments = { numberOfPayments, initialPaymentAmount: first, installmentPaymentAmount: each, totalAmount: 0 };
  return (
    <>
      {first !== each && `${numberOfPayments} · `}
      <InstallmentsText payments={payments} currency={currency} />
    </>
  );
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
    [
      translate(outcome.isNewCustomer ? 'payment.result.newCustomer' : 'wizard.customer'),
      <CustomerName key="customer" outcome={outcome} />,
      outcome.customer !== '',
    ],
    [
      translate('payment.result.time'),
      <bdi dir="ltr" key="time">
        {time}
      </bdi>,
      time !== '',
    ],
    [
      translate('installmentsField.count'),
      <PaymentsText key="payments" transaction={data} currency={outcome.currency} />,
      payments > 1,
    ],
    [
      translate('cardField.number'),
      <bdi dir="ltr" key="card">{`****${cardNumber?.slice(-4)}`}</bdi>,
      Boolean(cardNumber),
    ],
    [
      translate('payment.result.savedCard'),
      translate('payment.result.saved'),
      outcome.savesCard && Boolean(data?.creditCardToken),
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
