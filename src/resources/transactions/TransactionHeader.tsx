import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isObject, type Row } from '#contract/envelope.ts';
import { dateText, localTimeZone, parseWireDate } from '#src/meta/dateText.ts';
import { useSettings } from '#src/settings/settings.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { StatusChip } from '#src/ui/StatusChip.tsx';
import { leftToRefund, signedAmount } from './transactionActions.ts';
import { useCurrencyOf } from './useAmountText.ts';
import { useHold } from './useHold.ts';

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Whose card it was, and when: rows have it flat, details in an object. */
function facts(record: Row): string[] {
  const card = isObject(record.creditCardDetails) ? record.creditCardDetails : record;
  const date = parseWireDate(record.transactionTimestamp);
  const when = date ? dateText(date, localTimeZone()) : '';
  return [textOf(card.cardOwnerName), textOf(card.cardNumber), when].filter(Boolean);
}

/** Why it was refused, in the processor's words, which may be another language's; its codes have three digits. */
function Refusal({ record }: { record: Row }) {
  const translate = useTranslate();
  const reason = textOf(record.rejectionMessage);
  const code = textOf(record.processorResultCode);
  if (reason === '' || record.quickStatus !== 'Failed') return null;
  return (
    <p className="transaction-note danger">
      <strong>{translate('transaction.refused')}</strong>
      {' · '}
      <bdi>{reason}</bdi>
      {code !== '' && (
        <>
          {` · ${translate('transaction.code')} `}
          <bdi dir="ltr">{code.padStart(3, '0')}</bdi>
        </>
      )}
    </p>
  );
}

function Hold({ record }: { record: Row }) {
  const translate = useTranslate();
  const hold = useHold(record);
  if (!hold) return null;
  const time = `\u2066${dateText({ kind: 'instant', at: hold.end }, localTimeZone())}\u2069`;
  return (
    <p className="transaction-note">
      {translate(hold.isOver ? 'transaction.holdExpired' : 'transaction.heldUntil', { time })}
    </p>
  );
}

/** What was refunded and what may still be. */
function Refunds({ record }: { record: Row }) {
  const translate = useTranslate();
  const currency = useCurrencyOf(record);
  const refunded = Number(record.totalRefund ?? 0);
  if (!(refunded > 0)) return null;
  return (
    <dl className="transaction-refunds">
      <div>
        <dt>{translate('transaction.refunded')}</dt>
        <dd>
          <MoneyText amount={refunded} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{translate('transaction.left')}</dt>
        <dd>
          <MoneyText amount={leftToRefund(record)} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

/** The head of a transaction: its amount, its state, whose it was, and what stands out. @param children its actions */
export function TransactionHeader({ record, children }: { record: Row; children: ReactNode }) {
  const { dictionaries } = useSettings();
  const currency = useCurrencyOf(record);
  const status = textOf(record.status);
  return (
    <header className="transaction-header">
      <div className="transaction-title">
        <h2>
          <MoneyText amount={signedAmount(record)} currency={currency} />
        </h2>
        <StatusChip status={status}>{dictionaries.transactionStatusEnum?.[status] ?? status}</StatusChip>
        <p className="transaction-facts">
          {facts(record).map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </p>
        {children}
      </div>
      <Refusal record={record} />
      <Hold record={record} />
      <Refunds record={record} />
    </header>
  );
}
