import { useTranslate } from 'react-admin';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { PhoneInput } from '#src/ui/inputs/PhoneInput.tsx';
import { consentOf } from '#src/wizards/payment/form/offers.ts';
import { usePayment } from '#src/wizards/payment/paymentContext.ts';
import styles from './ConsentPanel.module.css';
import type { ConsentGate } from './useConsentGate.ts';

/** The customer's consent to the commission: how it stands, and the way to stop waiting. The wizard's button asks. */
export function ConsentPanel({ gate: { consent, isNeeded, isWaiting } }: { gate: ConsentGate }) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const { terminal, currency } = usePayment();
  const { state, commission, message } = consent;
  return (
    <section className={styles.consent} aria-label={translate('payment.consent.title')}>
      <h3 className={styles.title}>{translate('payment.consent.title')}</h3>
      {consentOf(terminal) === 'checkbox' && (
        <CheckboxInput source="askConsent" label={translate('payment.consent.ask')} disabled={isWaiting} />
      )}
      {isNeeded && (
        <>
          <PhoneInput
            source="dealDetails.consumerPhone"
            label={translate('customerField.phone')}
            helperText={translate('payment.consent.phoneHelp')}
            readOnly={isWaiting || state === 'approved'}
            required
          />
          <p role="status" className={styles.state} data-state={state}>
            {state !== 'none' && translate(`payment.consent.${state}`)}{' '}
            {state === 'failed' && message && <ForeignText>{messageText(message)}</ForeignText>}
            {commission !== undefined && (
              <>
                {translate('payment.consent.commission')} <MoneyText amount={commission} currency={currency} />
              </>
            )}
          </p>
          {isWaiting && (
            <button type="button" className={buttonClass()} onClick={consent.cancel}>
              {translate('payment.consent.cancel')}
            </button>
          )}
        </>
      )}
    </section>
  );
}
