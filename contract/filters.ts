import type { EndpointId } from './endpoints.ts';
import type { EnumName } from './enums.ts';

/** What a filter is about, in the order in which filters are offered. */
export const filterGroups = ['time', 'amount', 'settlement', 'card', 'customer', 'state', 'reference'] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** How a parameter of a query is written. */
export type ParameterSpec =
  | { kind: 'guid' | 'guids' | 'text' | 'integer' | 'number' | 'day' | 'boolean' }
  | { kind: 'enum' | 'enums'; values: EnumName };

/**
 * One filter parameter of a list call. `column` names the `$meta` column it narrows, `bound` its side of a range, `group`
 * what it is about; `guids` are ids of the list's own records, several at once; a parameter without a column is offered
 * only where a declaration asks for it.
 */
export type FilterSpec = ParameterSpec & { group: FilterGroup; column?: string; bound?: 'from' | 'to' };

export type FilterTable = Readonly<Record<string, FilterSpec>>;

const guid = (column?: string): FilterSpec => ({ kind: 'guid', group: 'reference', column });
const text = (column?: string): FilterSpec => ({ kind: 'text', group: 'reference', column });
const integer = (column?: string): FilterSpec => ({ kind: 'integer', group: 'reference', column });
const boolean = (column?: string): FilterSpec => ({ kind: 'boolean', group: 'state', column });
const choice = (values: EnumName, column?: string): FilterSpec => ({ kind: 'enum', values, group: 'state', column });
const choices = (values: EnumName, column: string): FilterSpec => ({ kind: 'enums', values, group: 'state', column });
const amount = (column: string, bound?: 'from' | 'to'): FilterSpec => ({
  kind: 'number',
  group: 'amount',
  column,
  bound,
});
const day = (bound: 'from' | 'to', column?: string): FilterSpec => ({ kind: 'day', group: 'time', column, bound });

const about = (group: FilterGroup, spec: FilterSpec): FilterSpec => ({ ...spec, group });
const quickDates = about('time', choice('quickDateFilter'));
const currency = about('amount', choice('currency', 'currency'));

/** The range of days on a column: `dateFrom` and `dateTo`, inclusive, Israel days. */
const days = (column?: string) => ({ dateFrom: day('from', column), dateTo: day('to', column) });

const consumerReferences = {
  externalReference: text('externalReference'),
  billingDesktopRefNumber: text('billingDesktopRefNumber'),
  origin: text('origin'),
  woocommerceID: text('woocommerceID'),
  ecwidID: text('ecwidID'),
} as const;

const transactions = {
  terminalID: guid('terminalID'),
  merchantID: guid(),
  paymentTransactionID: guid('paymentTransactionID'),
  paymentTransactionRequestID: guid(),
  paymentTransactionIntentID: guid(),
  billingDealID: guid(),
  initialTransactionID: guid(),
  consumerID: about('customer', guid()),
  creditCardTokenID: about('card', guid()),
  paymentTransactionIDShort: text(),
  terminalTemplateID: integer(),
  amountFrom: amount('transactionAmount', 'from'),
  amountTo: amount('transactionAmount', 'to'),
  currency,
  quickDateFilter: quickDates,
  transmissionQuickDateFilter: quickDates,
  ...days('transactionTimestamp'),
  quickStatusFilter: choice('transactionQuickStatus', 'quickStatus'),
  statuses: choices('transactionStatus', 'status'),
  transactionType: choice('transactionType', 'transactionType'),
  jDealType: choice('jDealType', 'jDealType'),
  cardPresence: about('card', choice('cardPresence', 'cardPresence')),
  specialTransactionType: choices('specialTransactionType', 'specialTransactionType'),
  finalizationStatus: about('settlement', choice('finalizationStatus')),
  documentOrigin: choice('documentOrigin', 'documentOrigin'),
  paymentType: choice('paymentType', 'paymentTypeEnum'),
  hasInvoice: choice('propertyPresence'),
  notTransmitted: about('settlement', boolean()),
  isPaymentRequest: boolean(),
  hasMasavFile: about('settlement', boolean()),
  cardNumber: about('card', text('cardNumber')),
  cardOwnerNationalID: about('card', text()),
  cardOwnerName: about('card', text('cardOwnerName')),
  creditCardVendor: about('card', text()),
  consumerEmail: about('customer', text()),
  consumerExternalReference: about('customer', text('consumerExternalReference')),
  dealReference: text(),
  dealDescription: text('dealDescription'),
  shvaShovarNumber: about('settlement', text()),
  shvaTransactionID: about('settlement', text()),
  shvaDealIDLastDigits: about('settlement', text()),
  solek: about('settlement', choice('solek')),
  clearingHouseTransactionID: about('settlement', integer()),
} as const satisfies FilterTable;

/** Filters of every list call (docs/wire.md §4), in our camelCase; the server matches names in any case. */
export const filters = {
  'terminals.list': {},
  'consumers.list': {
    search: about('customer', text()),
    terminalID: guid('terminalID'),
    consumerID: about('customer', guid('consumerID')),
    consumersID: { kind: 'guids', group: 'customer' },
    nationalID: about('customer', text('consumerNationalID')),
    email: about('customer', text('consumerEmail')),
    phone: about('customer', text('consumerPhone')),
    ...consumerReferences,
  },
  'items.list': {
    search: text(),
    terminalID: guid('terminalID'),
    currency,
    category: about('state', text('category')),
    ...consumerReferences,
  },
  'cardTokens.list': {
    creditCardTokenID: about('card', guid('creditCardTokenID')),
    terminalID: guid('terminalID'),
    merchantID: guid(),
    consumerID: about('customer', guid('consumerID')),
    cardNumber: about('card', text('cardNumber')),
    cardOwnerNationalID: about('card', text()),
    cardOwnerName: about('card', text('cardOwnerName')),
    consumerEmail: about('customer', text('consumerEmail')),
  },
  'transactions.list': transactions,
  'transactions.ofTransmission': transactions,
  'billing.list': {
    quickStatus: choice('billingQuickStatus'),
    terminalID: guid('terminalID'),
    merchantID: guid(),
    billingDealID: guid('billingDealID'),
    consumerID: about('customer', guid()),
    creditCardTokenID: about('card', guid('creditCardToken')),
    currency,
    quickDateFilter: quickDates,
    paymentType: choice('paymentType', 'paymentType'),
    billingDealType: choice('billingDealType'),
    ...days('billingDealTimestamp'),
    filterDateByNextScheduledTransaction: about('time', boolean()),
    cardNumber: about('card', text('cardNumber')),
    cardOwnerNationalID: about('card', text()),
    consumerName: about('customer', text('consumerName')),
    consumerEmail: about('customer', text()),
    consumerExternalReference: about('customer', text('consumerExternalReference')),
    creditCardVendor: about('card', text()),
    dealReference: text(),
    origin: text(),
    actual: boolean(),
    finished: boolean(),
    paused: boolean('paused'),
    hasError: boolean(),
    invoiceOnly: boolean('invoiceOnly'),
    onlyActive: boolean('active'),
    inProgress: boolean(),
    creditCardExpired: about('card', boolean('cardExpired')),
  },
  'paymentRequests.list': {
    terminalID: guid('terminalID'),
    paymentRequestID: guid('paymentRequestID'),
    consumerID: about('customer', guid('consumerID')),
    currency,
    quickDateFilter: quickDates,
    status: choice('paymentRequestStatus', 'status'),
    quickStatus: choice('paymentRequestQuickStatus', 'quickStatus'),
    ...days('paymentRequestTimestamp'),
    paymentRequestAmount: amount('paymentRequestAmount'),
    consumerExternalReference: about('customer', text()),
    permanent: boolean(),
  },
  'webhooks.list': {
    terminalID: guid('terminalID'),
    eventName: choice('webhookEvent', 'payload.eventName'),
    isFailureEvent: boolean('payload.isFailureEvent'),
    quickDateFilter: quickDates,
    ...days('payload.eventTimestamp'),
  },
  'invoices.list': {
    terminalID: guid('terminalID'),
    invoiceID: guid('invoiceID'),
    consumerID: about('customer', guid('consumerID')),
    invoiceType: choice('invoiceType', 'invoiceType'),
    status: choice('invoiceStatus', 'status'),
    currency,
    quickDateFilter: quickDates,
    ...days('invoiceDate'),
    invoiceNumber: text('invoiceNumber'),
    invoiceAmount: amount('invoiceAmount'),
    consumerName: about('customer', text('consumerName')),
    consumerEmail: about('customer', text('consumerEmail')),
    consumerExternalReference: about('customer', text()),
  },
  'futureBillings.list': {
    terminalID: guid('terminalID'),
    billingDealID: guid('billingDealID'),
    consumerID: about('customer', guid('consumerID')),
    consumerName: about('customer', text('consumerName')),
    paymentType: choice('paymentType', 'paymentType'),
    currency,
    ...days('scheduledDate'),
  },
  'billingRequests.list': {
    permanent: boolean(),
    status: choice('paymentRequestStatus', 'status'),
    quickStatus: choice('paymentRequestQuickStatus', 'quickStatus'),
    quickDateFilter: quickDates,
    ...days('paymentRequestTimestamp'),
    consumerID: about('customer', guid('consumerID')),
  },
  'transmissions.list': {
    success: about('settlement', boolean('success')),
    terminalID: guid('terminalID'),
    quickDateFilter: quickDates,
    ...days('transmissionDate'),
  },
  'income.list': {
    terminalID: guid('terminalID'),
    quickDateFilter: quickDates,
    ...days('period'),
    paymentType: choice('paymentType', 'paymentTypeEnum'),
    currency,
  },
  'masav.list': {
    terminalID: guid('terminalID'),
    masavFileID: about('settlement', integer('masavFileID')),
    quickDateFilter: quickDates,
    ...days('masavFileDate'),
    paidDate: { kind: 'day', group: 'time', column: 'paidDate' },
  },
  'masavRows.list': {
    status: about('settlement', choice('masavRowStatus')),
    masavFileID: about('settlement', integer('masavFileID')),
    consumerID: about('customer', guid('consumerID')),
  },
  'import.list': {
    importID: guid('importID'),
    status: choice('importStatus', 'status'),
    ...days('created'),
  },
} as const satisfies Partial<Record<EndpointId, FilterTable>>;

/** Every list call; each has its filters here. */
export type ListEndpointId = keyof typeof filters;

/** The parameters that a list call takes, by name. */
export function filtersOf(endpoint: ListEndpointId): FilterTable {
  return filters[endpoint];
}
