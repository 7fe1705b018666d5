import { clsx } from 'clsx';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { pathTo } from '#src/resources/paths.ts';
import { bannerClass } from '#src/ui/classes/bannerClass.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import styles from './ErrorNotice.module.css';
import { isDouble, type ApiError } from '#src/attempts/apiError.ts';
import { usePaymentForm } from './paymentContext.ts';

/**
 * Why the money call was refused, with the processor's code; it is read out. The focus goes to the code of a typed card,
 * which has to be typed again, else to the notice.
 */
export function ErrorNotice({ refusal }: { refusal: ApiError }) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const { getValues, setFocus } = usePaymentForm();
  const element = useRef<HTMLElement>(null);
  const goOn = useEffectEvent(() => {
    const isOfCard = refusal.code !== undefined && !isDouble(refusal);
    if (isOfCard && getValues('paymentMethod') === 'card') setFocus('creditCardSecureDetails.cvv');
    else element.current?.focus();
  });
  useLayoutEffect(function moveFocusOn() {
    goOn();
  }, []);
  return (
    <section ref={element} className={clsx(styles.refusal, bannerClass('danger'))} role="alert" tabIndex={-1}>
      <strong>{translate(refusal.code === undefined ? 'payment.refusal.failed' : 'payment.refusal.refused')}</strong>
      <p>
        <ForeignText>{messageText(refusal.message || 'CouldNotCreateTransaction')}</ForeignText>
        {refusal.code !== undefined && (
          <>
            {' · '}
            <span className={styles.code}>
              {translate('payment.refusal.code')} <bdi dir="ltr">{refusal.code}</bdi>
            </span>
          </>
        )}
      </p>
      {refusal.transactionID && (
        <Link to={pathTo('Transaction', { id: refusal.transactionID })}>
          {translate(`payment.refusal.${isDouble(refusal) ? 'openEarlier' : 'open'}`)}
        </Link>
      )}
    </section>
  );
}
