import { stringifyUrl } from 'query-string';
import { parameterOf } from '#contract/query.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { pathTo } from './paths.ts';

/** What a wizard that moves money may begin with; it travels in the query of its address. */
export interface PaymentParameters {
  /** A customer who is chosen already. */
  customerID?: string;
  /** An item of the catalogue that is on the deal already. */
  itemID?: string;
  /** A transaction whose customer, amount and currency are taken over. */
  transactionID?: string;
  /** A decimal amount, `120.50`. */
  amount?: string;
}

/** The wizards that move money, by their route. */
export type PaymentRoute = 'Charge' | 'QuickCharge' | 'Refund';

const ids = ['customerID', 'itemID', 'transactionID'] as const;
const amountPattern = /^\d{1,7}(\.\d{1,2})?$/;

/**
 * The address of a wizard that moves money.
 * @example paymentPath('Charge', { customerID }) // '/wizard/transactions/charge?customerID=…'
 */
export function paymentPath(wizard: PaymentRoute, parameters: PaymentParameters = {}): string {
  return stringifyUrl({ url: pathTo(wizard), query: { ...parameters } }, { skipEmptyString: true });
}

/** Reads what an address gives a wizard; what is no id or no amount is passed over. */
export function readPaymentParameters(search: string): PaymentParameters {
  const given: PaymentParameters = {};
  for (const name of ids) {
    const value = parameterOf(search, name);
    if (value && isGuid(value)) given[name] = value;
  }
  const amount = parameterOf(search, 'amount');
  if (amount && amountPattern.test(amount)) given.amount = amount;
  return given;
}

/** What the invoice wizard may begin with; it travels in the query of its address. */
export interface InvoiceParameters {
  /** A document that could not be issued, and is changed. */
  invoice?: string;
  /** A customer who is chosen already. */
  customerID?: string;
}

/**
 * The address of the invoice wizard.
 * @example invoicePath({ invoice }) // '/wizard/invoicing/create?invoice=…'
 */
export function invoicePath(parameters: InvoiceParameters = {}): string {
  return stringifyUrl({ url: pathTo('CreateInvoice'), query: { ...parameters } }, { skipEmptyString: true });
}

/** Reads what an address gives the invoice wizard; what is no id is passed over. */
export function readInvoiceParameters(search: string): InvoiceParameters {
  const given: InvoiceParameters = {};
  for (const name of ['invoice', 'customerID'] as const) {
    const value = parameterOf(search, name);
    if (value && isGuid(value)) given[name] = value;
  }
  return given;
}

/** What the wizard of a payment link may begin with; it travels in the query of its address. */
export interface PaymentLinkParameters {
  /** A customer who is chosen already. */
  customerID?: string;
  /** It makes a permanent link. */
  permanent?: boolean;
}

/**
 * The address of the wizard of a payment link.
 * @example paymentLinkPath({ permanent: true }) // '/wizard/payment-requests/create?permanent=true'
 */
export function paymentLinkPath(parameters: PaymentLinkParameters = {}): string {
  return stringifyUrl({ url: pathTo('CreatePaymentRequest'), query: { ...parameters } }, { skipEmptyString: true });
}

/** Reads what an address gives the wizard of a payment link; what is no id is passed over. */
export function readPaymentLinkParameters(search: string): PaymentLinkParameters {
  const customerID = parameterOf(search, 'customerID');
  return {
    ...(customerID && isGuid(customerID) && { customerID }),
    ...(parameterOf(search, 'permanent') === 'true' && { permanent: true }),
  };
}

/** What the wizard of a billing request may begin with; it travels in the query of its address. */
export interface BillingRequestParameters {
  /** A request that is sent anew. */
  billingRequestID?: string;
  /** A customer who is chosen already. */
  customerID?: string;
  /** It makes a permanent link. */
  permanent?: boolean;
}

/**
 * The address of the wizard of a billing request.
 * @example billingRequestPath({ permanent: true }) // '/wizard/billing-requests/create?permanent=true'
 */
export function billingRequestPath(parameters: BillingRequestParameters = {}): string {
  return stringifyUrl({ url: pathTo('CreateBillingRequest'), query: { ...parameters } }, { skipEmptyString: true });
}

/** Reads what an address gives the wizard of a billing request; what is no id is passed over. */
export function readBillingRequestParameters(search: string): BillingRequestParameters {
  const given: BillingRequestParameters = {};
  for (const name of ['billingRequestID', 'customerID'] as const) {
    const value = parameterOf(search, name);
    if (value && isGuid(value)) given[name] = value;
  }
  if (parameterOf(search, 'permanent') === 'true') given.permanent = true;
  return given;
}
