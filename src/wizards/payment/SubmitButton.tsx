import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { maySend } from '#src/attempts/MoneyNotices.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './SubmitButton.module.css';
import { usePayment, usePaymentValues } from './paymentContext.ts';

/** The one button that moves money: it says what it does, and rests only while a request runs or nobody may send. */
export function SubmitButton() {
  const translate = useTranslate();
  const { kind, terminal, currency, call } = usePayment();
  const values = usePaymentValues();
  const { amount } = totalsOf(values, terminal.vatRate ?? 0);
  const isSending = call.state === 'sending';
  const what = kind === 'refund' ? 'refund' : values.jDealType;
  return (
    <button
      type="submit"
      className={clsx(buttonClass('filled'), styles.submit)}
      disabled={!maySend(call)}
      aria-busy={isSending}
    >
      {translate(isSending ? 'payment.submit.sending' : `payment.submit.${what}`, {
        _: translate('payment.submit.J4'),
      })}
      {!isSending && values.jDealType !== 'J2' && amount > 0 && (
        <>
          {' '}
          <MoneyText amount={toDecimal(amount)} currency={currency} />
        </>
      )}
    </button>
  );
}
