import { stringifyUrl } from 'query-string';
import { routes, type RouteName } from './paths.ts';
import type { QueryParameters, QueryValues } from './queryParameters.ts';

/** What the query of a route's address may begin its page with. */
export type StartOf<Name extends RouteName> = (typeof routes)[Name] extends {
  parameters: infer Declared extends QueryParameters;
}
  ? QueryValues<Declared>
  : QueryValues<Record<never, never>>;

/** The wizards that move money, by their route. */
export type PaymentRoute = 'Charge' | 'QuickCharge' | 'Refund';
type WizardRoute = PaymentRoute | 'CreateInvoice' | 'CreatePaymentRequest' | 'CreateBillingRequest';

/** The address of a wizard; what is empty is left out. */
function wizardPath<Name extends WizardRoute>(name: Name, start: StartOf<Name>): string {
  return stringifyUrl({ url: routes[name].path, query: { ...start } }, { skipEmptyString: true });
}

/**
 * The address of a wizard that moves money.
 * @example paymentPath('Charge', { customerID }) // '/wizard/transactions/charge?customerID=…'
 */
export const paymentPath = (wizard: PaymentRoute, start: StartOf<PaymentRoute> = {}): string =>
  wizardPath(wizard, start);

/**
 * The address of the invoice wizard.
 * @example invoicePath({ invoice }) // '/wizard/invoicing/create?invoice=…'
 */
export const invoicePath = (start: StartOf<'CreateInvoice'> = {}): string => wizardPath('CreateInvoice', start);

/**
 * The address of the wizard of a payment link.
 * @example paymentLinkPath({ permanent: true }) // '/wizard/payment-requests/create?permanent=true'
 */
export const paymentLinkPath = (start: StartOf<'CreatePaymentRequest'> = {}): string =>
  wizardPath('CreatePaymentRequest', start);

/**
 * The address of the wizard of a billing request.
 * @example billingRequestPath({ permanent: true }) // '/wizard/billing-requests/create?permanent=true'
 */
export const billingRequestPath = (start: StartOf<'CreateBillingRequest'> = {}): string =>
  wizardPath('CreateBillingRequest', start);
