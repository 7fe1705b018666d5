import { consentOf, needsConsent } from '#src/wizards/payment/form/offers.ts';
import type { PaymentValues } from '#src/wizards/payment/form/paymentForm.ts';
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
}

/** Holds a deal back until its customer has agreed to the commission; another amount or currency asks anew. */
export function useConsentGate(
  { kind, terminal, currency }: Pick<Payment, 'kind' | 'terminal' | 'currency'>,
  values: PaymentValues,
): ConsentGate {
  const isNeeded = needsConsent(kind, values, terminal);
  const { amount } = totalsOf(values, terminal.vatRate ?? 0);
  const consent = useConsent([amount, currency.code, values.dealDetails.consumerPhone].join(' '));
  return {
    consent,
    isNeeded,
    isOffered: kind === 'charge' && values.jDealType === 'J4' && consentOf(terminal) !== undefined,
    isOpen: !isNeeded || consent.state === 'approved',
  };
}
