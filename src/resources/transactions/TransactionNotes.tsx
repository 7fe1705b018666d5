import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { signed } from '#contract/sign.ts';
import { dateText, localTimeZone } from '#src/meta/format/dateText.ts';
import { RecordNote, RecordNotes } from '#src/record/RecordNotes.tsx';
import { useShownRecord } from '#src/record/useShownRecord.ts';
import { pathTo } from '#src/resources/paths.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { CreditOffer } from './CreditOffer.tsx';
import styles from './TransactionNotes.module.css';
import { leftToRefund } from './transactionActions.ts';
import { useCurrencyOf } from './useAmountText.ts';
import { useHold } from './useHold.ts';

/** Why the bank returned a debit, and the Masav file it was in. */
function ReturnedDebit({ masavFileID, reason }: { masavFileID: number; reason: string }) {
  const translate = useTranslate();
  return (
    <RecordNote tone="danger">
      <p>
        <strong>{translate('transaction.returned')}</strong>
        {' · '}
        <ForeignText>{reason}</ForeignText>
      </p>
      <p>
        <Link to={pathTo('MasavFileRows', { id: String(masavFileID) })}>
          {translate('transaction.returnedFile', { id: masavFileID })}
        </Link>
      </p>
    </RecordNote>
  );
}

/** Why it was refused, in the processor's words, which may be another language's; its codes have three digits. */
function Refusal() {
  const { rejectionMessage, processorResultCode, quickStatus, masavFileID } = useShownRecord<'transactions'>();
  const translate = useTranslate();
  if (!rejectionMessage || quickStatus !== 'Failed') return null;
  if (masavFileID) return <ReturnedDebit masavFileID={masavFileID} reason={rejectionMessage} />;
  return (
    <RecordNote tone="danger">
      <p>
        <strong>{translate('transaction.refused')}</strong>
        {' · '}
        <ForeignText>{rejectionMessage}</ForeignText>
        {typeof processorResultCode === 'number' && (
          <>
            {` · ${translate('transaction.code')} `}
            <bdi dir="ltr">{String(processorResultCode).padStart(3, '0')}</bdi>
          </>
        )}
      </p>
    </RecordNote>
  );
}

function Hold() {
  const translate = useTranslate();
  const hold = useHold(useShownRecord<'transactions'>());
  if (!hold) return null;
  const time = `\u2066${dateText({ kind: 'instant', at: hold.end }, localTimeZone())}\u2069`;
  return (
    <RecordNote tone="warning">
      <p>{translate(hold.isOver ? 'transaction.holdExpired' : 'transaction.heldUntil', { time })}</p>
    </RecordNote>
  );
}

/** What was refunded and what may still be. */
function Refunds() {
  const translate = useTranslate();
  const record = useShownRecord<'transactions'>();
  const currency = useCurrencyOf(record);
  const refunded = record.totalRefund ?? 0;
  if (!(refunded > 0)) return null;
  return (
    <dl className={styles.refunds}>
      <div>
        <dt>{translate('transaction.refunded')}</dt>
        <dd>
          <MoneyText amount={signed(record, 'totalRefund', refunded)} currency={currency} />
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

/** What stands out about a transaction: a refusal, a hold, refunds, and the credit that is due after one. */
export function TransactionNotes() {
  return (
    <RecordNotes>
      <Refusal />
      <Hold />
      <Refunds />
      <CreditOffer />
    </RecordNotes>
  );
}
