import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { PhoneInput } from '#src/ui/inputs/PhoneInput.tsx';
import { consentOf } from '#src/wizards/payment/form/offers.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { usePayment, usePaymentForm, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';
import styles from './ConsentPanel.module.css';
import type { Consent } from './useConsent.ts';

/** The customer's consent to the commission: asked for by text message, waited for, or given up. */
export function ConsentPanel({ consent, isNeeded }: { consent: Consent; isNeeded: boolean }) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const { terminal, currency } = usePayment();
  const { setError, clearErrors } = usePaymentForm();
  const values = usePaymentValues();
  const { state, commission, message } = consent;
  const isWaiting = state === 'sending' || state === 'pending';

  function ask(): void {
    const { consumerPhone, consumerName, consumerID } = values.dealDetails;
    if (consumerPhone.trim() === '') {
      setError('dealDetails.consumerPhone', { type: 'rule', message: translate('Required') }, { shouldFocus: true });
      return;
    }
    clearErrors('dealDetails.consumerPhone');
    const transactionAmount = toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount);
    const place = { terminalID: terminal.terminalID, currency: currency.code };
    void consent.ask({ ...place, transactionAmount, consumerPhone, consumerName, consumerID });
  }

  return (
    <section className={styles.consent} aria-label={translate('payment.consent.title')}>
      <h3 className={styles.title}>{translate('payment.consent.title')}</h3>
      {consentOf(terminal) === 'checkbox' && (
        <CheckboxInput name="askConsent" label={translate('payment.consent.ask')} disabled={isWaiting} />
      )}
      {isNeeded && (
        <>
          <PhoneInput
            name="dealDetails.consumerPhone"
            label={translate('customerField.phone')}
            help={translate('payment.consent.phoneHelp')}
            disabled={isWaiting || state === 'approved'}
            required
          />
          <p role="status" className={styles.state} data-state={state}>
            {state !== 'none' && translate(`payment.consent.${state}`)} {state === 'failed' && message && messageText(message)}
            {commission !== undefined && <MoneyText amount={commission} currency={currency} />}
          </p>
          {state !== 'approved' && (
            <button type="button" className={buttonClass()} onClick={isWaiting ? consent.cancel : ask}>
              {translate(isWaiting ? 'payment.consent.cancel' : 'payment.consent.send')}
            </button>
          )}
        </>
      )}
    </section>
  );
}
