import { featuresOf } from '#contract/callPolicies.ts';
import type { Feature, Integration } from '#contract/features.ts';
import type { AccessPolicy } from '#contract/roles.ts';
import type { QueryParameters } from './queryParameters.ts';

/** One route of spec §2. */
export interface RouteDefinition {
  /** React-router pattern; `:name?` is an optional parameter. */
  path: string;
  layout: 'main' | 'wizard';
  access: AccessPolicy;
  /** Terminal feature, or features, without which nothing is made or sent here: not offered, and the page says why (docs/rulings.md). */
  feature?: Feature | readonly Feature[];
  /** Integration of the terminal without which nothing is made here: not offered, and the page says why. */
  integration?: Integration;
  /** Where the back or close button leads; `previous` prefers the address the person came from, `closes` says Close. */
  back?: { to: string; previous?: true; closes?: true };
  /** Route of the menu's entry it belongs to, where that is not the one its back button leads to. */
  entry?: string;
  /** Parameters that must be digits only; with anything else the page says that there is no such record. */
  digits?: readonly string[];
  /** What the query of its address may begin it with. */
  parameters?: QueryParameters;
  /** Catalogue key of its title, where that is not `route.<name>`. */
  title?: string;
}

const main = { layout: 'main', access: 'any' } as const;
const guarded = { layout: 'main', access: 'billing' } as const;
const wizard = { layout: 'wizard', access: 'any' } as const;
const checkoutWizard = { ...wizard, feature: featuresOf('paymentRequests.create') } as const;
/** A chosen customer, an item on the deal, a transaction that gives customer, amount and currency, an amount. */
const deal = { parameters: { customerID: 'id', itemID: 'id', transactionID: 'id', amount: 'amount' } } as const;
/** A chosen customer; whether the link is a permanent one. */
const link = { parameters: { customerID: 'id', permanent: 'flag' } } as const;
/** The same of a payment link, which can also be made to be copied and passed on. */
const paymentLink = { parameters: { ...link.parameters, copied: 'flag' } } as const;
const backTo = <To extends string>(to: To) => ({ back: { to, previous: true } }) as const;

/** Every route of spec §2, by its name there; titles are the catalogue keys `route.<name>`. */
export const routes = {
  Dashboard: { ...guarded, path: '/dashboard' },
  Transactions: { ...main, path: '/transactions/list' },
  TransactionsByTransmission: {
    ...main,
    path: '/transactions/list/transmission/:transmissionID',
    ...backTo('Transmissions'),
  },
  Transmissions: { ...main, path: '/transmissions/list' },
  IncomeReport: { ...main, path: '/income/list' },
  Transaction: { ...main, path: '/transactions/view/:id', ...backTo('Transactions') },
  TransactionsFiltered: { ...main, path: '/transactions/filter', back: { to: 'Dashboard' } },
  Items: { ...main, path: '/items/list' },
  CreateItem: { ...main, path: '/items/create', back: { to: 'Items', closes: true } },
  EditItem: { ...main, path: '/items/edit/:id', ...backTo('Items') },
  Item: { ...main, path: '/items/view/:id', ...backTo('Items') },
  Customers: { ...main, path: '/customers/list' },
  CreateCustomer: { ...main, path: '/customers/create', ...backTo('Customers') },
  EditCustomer: { ...main, path: '/customers/edit/:id', ...backTo('Customers') },
  Customer: { ...main, path: '/customers/view/:id', ...backTo('Customers') },
  CreateCardToken: {
    ...main,
    path: '/ctokens/:customerid/create',
    feature: featuresOf('cardTokens.create'),
    ...backTo('Customers'),
  },
  // The terminal is the card's own, which its page judges.
  EditCardToken: { ...main, path: '/ctokens/:id/edit', ...backTo('Customers') },
  BillingDeals: { ...guarded, path: '/billing-deals/list' },
  BillingDealsHistory: { ...guarded, path: '/billing-deals/history' },
  FutureBillingDeals: { ...guarded, path: '/future-billing-deals/list' },
  BillingDeal: { ...guarded, path: '/billing-deals/view/:id', ...backTo('BillingDeals') },
  EditBillingDeal: {
    ...guarded,
    path: '/billing-deals/edit/:id',
    feature: featuresOf('billing.update'),
    back: { to: 'BillingDeals' },
  },
  CreateBillingDeal: {
    ...guarded,
    path: '/billing-deals/create/:customerid?',
    feature: featuresOf('billing.create'),
    ...backTo('BillingDeals'),
  },
  BillingRequest: { ...main, path: '/billing-requests/view/:id', ...backTo('BillingRequests') },
  BillingLink: { ...main, path: '/billing-link/view/:id', ...backTo('PermanentBillingLinks') },
  BillingRequests: { ...main, path: '/billing-requests/list' },
  PermanentBillingLinks: { ...main, path: '/billing-requests/permanent' },
  Invoices: { ...main, path: '/invoicing/list' },
  Invoice: { ...main, path: '/invoicing/view/:id', ...backTo('Invoices') },
  PaymentRequests: { ...main, path: '/payment-requests/list' },
  PermanentLinks: { ...main, path: '/payment-requests/permanent' },
  PaymentRequest: { ...main, path: '/payment-requests/view/:id', ...backTo('PaymentRequests') },
  MyProfile: { ...main, path: '/profile', back: { to: 'Dashboard' } },
  MasavFiles: { ...main, path: '/masav-files/list' },
  MasavFileRows: { ...main, path: '/masav-file/:id/rows', digits: ['id'], back: { to: 'MasavFiles' } },
  ImportBillingDeals: { ...guarded, path: '/import/billing-deals' },
  WebHooksCompleted: { ...guarded, path: '/web-hooks-completed' },
  Charge: { ...wizard, ...deal, path: '/wizard/transactions/charge', ...backTo('Transactions') },
  QuickCharge: { ...wizard, ...deal, path: '/wizard/transactions/quickcharge', ...backTo('Transactions') },
  Refund: { ...wizard, ...deal, path: '/wizard/transactions/refund', ...backTo('Transactions') },
  CreateInvoice: {
    ...wizard,
    path: '/wizard/invoicing/create',
    integration: 'invoicing',
    // A document that could not be issued, and is changed.
    parameters: { invoice: 'id', customerID: 'id' },
    ...backTo('Invoices'),
  },
  CreatePaymentRequest: {
    ...checkoutWizard,
    ...paymentLink,
    path: '/wizard/payment-requests/create',
    ...backTo('PaymentRequests'),
  },
  CreatePaymentRequestAlt: {
    ...checkoutWizard,
    ...paymentLink,
    path: '/wizard/payment-requests/create-alt',
    ...backTo('PaymentRequests'),
  },
  CreateBillingRequest: {
    ...wizard,
    path: '/wizard/billing-requests/create',
    feature: featuresOf('billingRequests.create'),
    // A request that is sent anew.
    parameters: { billingRequestID: 'id', ...link.parameters },
    ...backTo('BillingRequests'),
  },
  EditPaymentRequest: {
    ...wizard,
    path: '/wizard/payment-requests/edit/:id',
    feature: featuresOf('paymentRequests.update'),
    ...backTo('PaymentRequests'),
  },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof routes;

/** What a page asks of the person and the terminal, for whatever leads there: an action, a button, a link. */
export function policyOf(name: RouteName): Pick<RouteDefinition, 'access' | 'feature' | 'integration'> {
  const { access, feature, integration }: RouteDefinition = routes[name];
  return { access, ...(feature && { feature }), ...(integration && { integration }) };
}

/** Where someone lands whom a route's guard turns away. */
// spec gap: the guard's fallback (docs/rulings.md).
export const guardFallback = 'QuickCharge' satisfies RouteName;

type ParameterNames<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;
type Names<Name extends RouteName> = ParameterNames<(typeof routes)[Name]['path']>;
type Required<Name extends string> = Exclude<Name, `${string}?`>;
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;

/** The parameters of a route's path. */
export type RouteParameters<Name extends RouteName> = { [Key in Required<Names<Name>>]: string } & {
  [Key in Optional<Names<Name>>]?: string;
};

type PathArguments<Name extends RouteName> = [Names<Name>] extends [never]
  ? [parameters?: undefined]
  : [Required<Names<Name>>] extends [never]
    ? [parameters?: RouteParameters<Name>]
    : [parameters: RouteParameters<Name>];

/** Fills a route pattern; missing optional parameters vanish. */
export function buildPath(pattern: string, parameters: Readonly<Record<string, string | undefined>> = {}): string {
  return pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = parameters[name];
    return value === undefined || value === '' ? '' : `/${encodeURIComponent(value)}`;
  });
}

/**
 * The address of a route.
 * @example pathTo('Transaction', { id: '42' }) // '/transactions/view/42'
 */
export function pathTo<Name extends RouteName>(name: Name, ...[parameters]: PathArguments<Name>): string {
  return buildPath(routes[name].path, parameters);
}

/** Payment intents, links to one payment that are passed on by whoever makes them, have a page and no list. */
export const paymentIntentPaths = {
  base: '/payment-links',
  one: (id: string) => buildPath('/payment-links/view/:id', { id }),
};

/** Where money calls lead: to a transaction, and to all of them. */
export const transactionPaths = {
  one: (id: string) => pathTo('Transaction', { id }),
  all: pathTo('Transactions'),
};
