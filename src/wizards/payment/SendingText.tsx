import { useTranslate } from 'react-admin';
import styles from './SendingText.module.css';
import { usePayment, usePaymentValues } from './paymentContext.ts';

/** Says how far a sending has come, for those who do not see the button. */
export function SendingText() {
  const translate = useTranslate();
  const { call, progress } = usePayment();
  const { paymentMethod } = usePaymentValues();
  const stage = progress?.status ?? (paymentMethod === 'pinPad' ? 'awaitingPinpad' : 'sending');
  return (
    <p role="status" className={styles.text}>
      {call.state === 'sending' && translate(`payment.progress.${stage}`)}
    </p>
  );
}
