import { endpointIds, endpoints, type EndpointId } from './endpoints.ts';
import type { Feature } from './features.ts';
import type { AccessPolicy } from './roles.ts';

// spec gap: which calls need which features (docs/rulings.md).
/**
 * What a call needs of the terminal it acts on; a call that is not named needs nothing, nor does what stops something.
 */
const callFeatures = {
  'billing.create': ['RecurrentPayments'],
  'billing.update': ['RecurrentPayments'],
  'invoiceOnlyBilling.create': ['RecurrentPayments'],
  'invoiceOnlyBilling.update': ['RecurrentPayments'],
  'billing.activate': ['RecurrentPayments'],
  'billing.unpause': ['RecurrentPayments'],
  'import.upload': ['RecurrentPayments'],
  'billing.trigger': ['Billing'],
  'billing.triggerByTerminal': ['Billing'],
  'transactions.createBillingTransaction': ['Billing'],
  'paymentRequests.create': ['Checkout'],
  'paymentRequests.update': ['Checkout'],
  'paymentIntents.create': ['Checkout'],
  'billingRequests.create': ['Checkout', 'RecurrentPayments'],
  'cardTokens.create': ['CreditCardTokens'],
  'cardTokens.extendExpiration': ['CreditCardTokens'],
  'transactions.createConsent': ['SmsNotification'],
} as const satisfies Partial<Record<EndpointId, readonly Feature[]>>;

/** A call that needs a feature. */
export type FeaturedCall = keyof typeof callFeatures;

const isFeatured = (id: EndpointId): id is FeaturedCall => Object.hasOwn(callFeatures, id);

/** Calls that need a feature. */
export const featuredCalls = endpointIds.filter(isFeatured);

/** What a call needs of its terminal. @example featuresOf('billing.trigger') // ['Billing'] */
export const featuresOf = (id: EndpointId): readonly Feature[] => (isFeatured(id) ? callFeatures[id] : []);

/** What a call needs of the person and of its terminal: both sides judge by it. */
export interface CallPolicy {
  access: AccessPolicy;
  feature: readonly Feature[];
}

/** Roles and features of a call. @example policyOfCall('billing.pause') // { access: 'billing', feature: [] } */
export const policyOfCall = (id: EndpointId): CallPolicy => ({ access: endpoints[id].access, feature: featuresOf(id) });
