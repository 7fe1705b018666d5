import { useTranslate } from 'react-admin';
import type { OperationResponse } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import { consentOf, needsConsent } from '#src/wizards/payment/form/offers.ts';
import type { PaymentFormValues } from '#src/wizards/payment/form/paymentForm.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import type { Payment } from '#src/wizards/payment/paymentContext.ts';
import { useConsent, type Consent } from './useConsent.ts';

export interface ConsentGate {
  consent: Consent;
  /** The terminal knows of consent at all. */
  isOffered: boolean;
  /** This deal waits for it. */
  isNeeded: boolean;
  /** The deal may be sent. */
  isOpen: boolean;
  /** The customer has been asked and has not answered. */
  isWaiting: boolean;
  /** What travels with the deal once the customer has agreed. */
  given: { extension?: { consentID: string } };
  /** Asks the customer. @returns what is missing to ask */
  ask: () => Promise<OperationResponse | undefined>;
}

/** Holds a deal back until its customer has agreed to the commission; another amount or currency asks anew. */
export function useConsentGate(
  { kind, terminal, currency }: Pick<Payment, 'kind' | 'terminal' | 'currency'>,
  values: PaymentFormValues,
): ConsentGate {
  const translate = useTranslate();
  const isNeeded = needsConsent(kind, values, terminal);
  const { amount } = totalsOf(values, terminal.vatRate ?? 0);
  const { consumerPhone, consumerName, consumerID } = values.dealDetails;
  const consent = useConsent([amount, currency.code, consumerPhone].join(' '));
  const isOpen = !isNeeded || consent.state === 'approved';

  async function ask(): Promise<OperationResponse | undefined> {
    if (consumerPhone.trim() === '') {
      const missing = { code: 'dealDetails.consumerPhone', description: translate('Required') };
      return { status: 'error', errors: [missing] };
    }
    const place = { terminalID: terminal.terminalID, currency: currency.code };
    await consent.ask({ ...place, transactionAmount: toDecimal(amount), consumerPhone, consumerName, consumerID });
    return undefined;
  }
  return {
    consent,
    isNeeded,
    isOffered: kind === 'charge' && values.jDealType === 'J4' && consentOf(terminal) !== undefined,
    isOpen,
    isWaiting: !isOpen && (consent.state === 'sending' || consent.state === 'pending'),
    given: isNeeded && consent.consentID ? { extension: { consentID: consent.consentID } } : {},
    ask,
  };
}
