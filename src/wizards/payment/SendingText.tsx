import { useTranslate } from 'react-admin';
import { usePayment, usePaymentValues } from './paymentContext.ts';

/** Says how far a sending has come, for those who do not see the button. */
export function SendingText() {
  const translate = useTranslate();
  const { call } = usePayment();
  const { means } = usePaymentValues();
  return (
    <p role="status" className="sending-text">
      {call.state === 'sending' &&
        translate(means === 'pinPad' ? 'payment.progress.awaitingPinpad' : 'payment.progress.sending')}
    </p>
  );
}
