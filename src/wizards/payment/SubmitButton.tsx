import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { maySend } from '#src/attempts/MoneyNotices.tsx';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { SendButton } from '#src/forms/SendButton.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import type { ConsentGate } from './confirm/useConsentGate.ts';
import styles from './SubmitButton.module.css';
import { usePayment, usePaymentValues } from './paymentContext.ts';

/** What is done and for how much. */
function What() {
  const translate = useTranslate();
  const { kind, terminal, currency } = usePayment();
  const values = usePaymentValues();
  const { amount } = totalsOf(values, terminal.vatRate ?? 0);
  const what = kind === 'refund' ? 'refund' : values.jDealType;
  return (
    <>
      {translate(`payment.submit.${what}`, { _: translate('payment.submit.J4') })}
      {values.jDealType !== 'J2' && amount > 0 && (
        <>
          {' '}
          <MoneyText amount={toDecimal(amount)} currency={currency} />
        </>
      )}
    </>
  );
}

/**
 * The one button that moves money: it says what it does, and rests only while a request runs or nobody may send. Where
 * the customer has to agree to a commission first, it asks them.
 */
export function SubmitButton({ gate }: { gate: ConsentGate }) {
  const translate = useTranslate();
  const { call } = usePayment();
  const isSending = call.state === 'sending';
  const asks = !gate.isOpen && !isSending;
  return (
    <SendButton className={styles.submit} rests={!maySend(call) || gate.isWaiting} busy={isSending || gate.isWaiting}>
      {asks && translate('payment.consent.send')}
      {isSending && translate('payment.submit.sending')}
      {!asks && !isSending && <What />}
    </SendButton>
  );
}
