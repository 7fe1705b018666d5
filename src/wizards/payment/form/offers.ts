import type { CustomerValues } from '#src/fields/customer/customerValues.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import type { PaymentMethod, PaymentPlace, PaymentFormValues } from './paymentForm.ts';

/** Which wizard it is: taking money or giving it back. */
export type PaymentKind = 'charge' | 'refund';

const has = ({ integrations }: Terminal, name: string) => Object.hasOwn(integrations, name);

/** The terminal makes documents of its deals. */
export const makesInvoices = (terminal: Terminal) => has(terminal, 'invoicing');

/** A document is asked for, and can be made: of charges and refunds in shekels (spec §5). */
export function issuesInvoice(
  { issueInvoice, jDealType }: PaymentFormValues,
  { terminal, currency }: PaymentPlace,
): boolean {
  return issueInvoice && jDealType === 'J4' && currency === 'ILS' && makesInvoices(terminal);
}

/** Whether a document is made unless somebody says otherwise: the terminal makes one of each payment, and it can be sent. */
export function issuesByItself(
  kind: PaymentKind,
  { consumerName, consumerEmail }: Pick<CustomerValues, 'consumerName' | 'consumerEmail'>,
  terminal: Terminal,
): boolean {
  const isWanted = kind === 'charge' && terminal.issuesDocuments === true && makesInvoices(terminal);
  return isWanted && consumerName !== '' && consumerEmail !== '';
}

/** Kinds of deals that a terminal offers, as words of JDealType. */
export function dealTypesOf(kind: PaymentKind, { allowJ5 }: Terminal): readonly string[] {
  if (kind === 'refund') return ['J4'];
  return allowJ5 ? ['J4', 'J5', 'J2'] : ['J4', 'J2'];
}

/** What may pay, the usual first. */
export function paymentMethodsOf(
  kind: PaymentKind,
  { jDealType }: Pick<PaymentFormValues, 'jDealType'>,
  { terminal, currency, devices }: PaymentPlace,
  savedCards: number,
): readonly PaymentMethod[] {
  const paymentMethod: PaymentMethod[] = ['card'];
  if (savedCards > 0) paymentMethod.push('token');
  // A check asks for no amount, which a device would show.
  if (has(terminal, 'pinpadProcessor') && devices.length > 0 && jDealType !== 'J2') paymentMethod.push('pinPad');
  // spec gap: where transfers are offered is not said; they are collected through Masav, in shekels.
  if (kind === 'charge' && jDealType === 'J4' && currency === 'ILS') paymentMethod.push('bank');
  return paymentMethod;
}

/** Types of the deal that may be chosen: a hold and a transfer are regular. */
export function transactionTypesOf({
  jDealType,
  paymentMethod,
}: Pick<PaymentFormValues, 'jDealType' | 'paymentMethod'>): readonly PaymentFormValues['transactionType'][] {
  if (jDealType !== 'J4' || paymentMethod === 'bank') return ['regularDeal'];
  return ['regularDeal', 'installments', 'credit', 'immediate'];
}

/** Whether a typed card can be kept for the customer. */
export function maySaveCard(kind: PaymentKind, values: PaymentFormValues, { enabledFeatures }: Terminal): boolean {
  return (
    kind === 'charge' &&
    values.jDealType === 'J4' &&
    values.paymentMethod === 'card' &&
    // A new customer is kept before the deal is made.
    (values.dealDetails.consumerID !== '' || values.isNewCustomer) &&
    enabledFeatures.includes('CreditCardTokens')
  );
}

/**
 * How the customer's consent to a commission is asked for (spec §3): always, if a checkbox says so, or not at all. It is
 * asked for by SMS, for which the terminal needs the service.
 */
export function consentOf({ externalCommission, enabledFeatures }: Terminal): 'always' | 'checkbox' | undefined {
  if (!enabledFeatures.includes('SmsNotification')) return undefined;
  // spec gap: the two settings are named, their difference is not.
  if (externalCommission === 'useSmsdByDefault') return 'always';
  return externalCommission === 'useCheckboxByDefault' ? 'checkbox' : undefined;
}

/** Whether this deal waits for the customer's consent. */
export function needsConsent(
  kind: PaymentKind,
  { jDealType, askConsent }: PaymentFormValues,
  terminal: Terminal,
): boolean {
  if (kind !== 'charge' || jDealType !== 'J4') return false;
  const asked = consentOf(terminal);
  return asked === 'always' || (asked === 'checkbox' && askConsent);
}
