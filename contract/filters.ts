import type { EndpointId } from './endpoints.ts';
import type { EnumName } from './enums.ts';

/**
 * One filter parameter of a list call. `column` names the `$meta` column it narrows, `bound` its side of a range;
 * a parameter without a column is offered only where a declaration asks for it.
 */
export type FilterSpec = { column?: string; bound?: 'from' | 'to' } & (
  | { kind: 'guid' | 'guids' | 'text' | 'integer' | 'number' | 'day' | 'boolean' }
  | { kind: 'enum' | 'enums'; values: EnumName }
);

export type FilterTable = Readonly<Record<string, FilterSpec>>;

const guid = (column?: string): FilterSpec => ({ kind: 'guid', column });
const text = (column?: string): FilterSpec => ({ kind: 'text', column });
const integer = (column?: string): FilterSpec => ({ kind: 'integer', column });
const boolean = (column?: string): FilterSpec => ({ kind: 'boolean', column });
const choice = (values: EnumName, column?: string): FilterSpec => ({ kind: 'enum', values, column });
const amount = (column: string, bound?: 'from' | 'to'): FilterSpec => ({ kind: 'number', column, bound });
const day = (bound: 'from' | 'to', column?: string): FilterSpec => ({ kind: 'day', column, bound });

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
  consumerID: guid(),
  creditCardTokenID: guid(),
  paymentTransactionIDShort: text(),
  terminalTemplateID: integer(),
  amountFrom: amount('transactionAmount', 'from'),
  amountTo: amount('transactionAmount', 'to'),
  currency: choice('currency', 'currency'),
  quickDateFilter: choice('quickDateFilter'),
  transmissionQuickDateFilter: choice('quickDateFilter'),
  ...days('transactionTimestamp'),
  quickStatusFilter: choice('transactionQuickStatus', 'quickStatus'),
  statuses: { kind: 'enums', values: 'transactionStatus', column: 'status' },
  transactionType: choice('transactionType', 'transactionType'),
  jDealType: choice('jDealType', 'jDealType'),
  cardPresence: choice('cardPresence', 'cardPresence'),
  specialTransactionType: { kind: 'enums', values: 'specialTransactionType', column: 'specialTransactionType' },
  finalizationStatus: choice('finalizationStatus'),
  documentOrigin: choice('documentOrigin', 'documentOrigin'),
  paymentType: choice('paymentType', 'paymentTypeEnum'),
  hasInvoice: choice('propertyPresence'),
  notTransmitted: boolean(),
  isPaymentRequest: boolean(),
  hasMasavFile: boolean(),
  cardNumber: text('cardNumber'),
  cardOwnerNationalID: text(),
  cardOwnerName: text('cardOwnerName'),
  creditCardVendor: text(),
  consumerEmail: text(),
  consumerExternalReference: text('consumerExternalReference'),
  dealReference: text(),
  dealDescription: text('dealDescription'),
  shvaShovarNumber: text(),
  shvaTransactionID: text(),
  shvaDealIDLastDigits: text('shvaDealID'),
  solek: choice('solek'),
  clearingHouseTransactionID: integer(),
} as const satisfies FilterTable;

/** Filters of every list call (docs/wire.md §4), in our camelCase; the server matches names in any case. */
export const filters = {
  'terminals.list': {},
  'consumers.list': {
    search: text(),
    terminalID: guid('terminalID'),
    consumerID: guid('consumerID'),
    consumersID: { kind: 'guids' },
    nationalID: text('consumerNationalID'),
    email: text('consumerEmail'),
    phone: text('consumerPhone'),
    ...consumerReferences,
  },
  'items.list': {
    search: text(),
    terminalID: guid('terminalID'),
    currency: choice('currency', 'currency'),
    category: text('category'),
    ...consumerReferences,
  },
  'cardTokens.list': {
    creditCardTokenID: guid('creditCardTokenID'),
    terminalID: guid('terminalID'),
    merchantID: guid(),
    consumerID: guid('consumerID'),
    cardNumber: text('cardNumber'),
    cardOwnerNationalID: text(),
    cardOwnerName: text('cardOwnerName'),
    consumerEmail: text('consumerEmail'),
  },
  'transactions.list': transactions,
  'transactions.ofTransmission': transactions,
  'billing.list': {
    quickStatus: choice('billingQuickStatus'),
    terminalID: guid('terminalID'),
    merchantID: guid(),
    billingDealID: guid('billingDealID'),
    consumerID: guid(),
    creditCardTokenID: guid('creditCardToken'),
    currency: choice('currency', 'currency'),
    quickDateFilter: choice('quickDateFilter'),
    paymentType: choice('paymentType', 'paymentType'),
    billingDealType: choice('billingDealType'),
    ...days('billingDealTimestamp'),
    filterDateByNextScheduledTransaction: boolean(),
    cardNumber: text('cardNumber'),
    cardOwnerNationalID: text(),
    consumerName: text('consumerName'),
    consumerEmail: text(),
    consumerExternalReference: text('consumerExternalReference'),
    creditCardVendor: text(),
    dealReference: text(),
    origin: text(),
    actual: boolean(),
    finished: boolean(),
    paused: boolean('paused'),
    hasError: boolean(),
    invoiceOnly: boolean('invoiceOnly'),
    onlyActive: boolean('active'),
    inProgress: boolean(),
    creditCardExpired: boolean('cardExpired'),
  },
  'paymentRequests.list': {
    terminalID: guid('terminalID'),
    paymentRequestID: guid('paymentRequestID'),
    consumerID: guid('consumerID'),
    currency: choice('currency', 'currency'),
    quickDateFilter: choice('quickDateFilter'),
    status: choice('paymentRequestStatus', 'status'),
    quickStatus: choice('paymentRequestQuickStatus', 'quickStatus'),
    ...days('paymentRequestTimestamp'),
    paymentRequestAmount: amount('paymentRequestAmount'),
    consumerExternalReference: text(),
    permanent: boolean(),
  },
  'webhooks.list': {
    terminalID: guid('terminalID'),
    eventName: choice('webhookEvent', 'payload.eventName'),
    isFailureEvent: boolean('payload.isFailureEvent'),
    quickDateFilter: choice('quickDateFilter'),
    ...days('payload.eventTimestamp'),
  },
  'invoices.list': {
    terminalID: guid('terminalID'),
    invoiceID: guid('invoiceID'),
    consumerID: guid('consumerID'),
    invoiceType: choice('invoiceType', 'invoiceType'),
    status: choice('invoiceStatus', 'status'),
    currency: choice('currency', 'currency'),
    quickDateFilter: choice('quickDateFilter'),
    ...days('invoiceDate'),
    invoiceNumber: text('invoiceNumber'),
    invoiceAmount: amount('invoiceAmount'),
    consumerName: text('consumerName'),
    consumerEmail: text('consumerEmail'),
    consumerExternalReference: text(),
  },
  'futureBillings.list': {
    terminalID: guid('terminalID'),
    billingDealID: guid('billingDealID'),
    consumerID: guid('consumerID'),
    consumerName: text('consumerName'),
    paymentType: choice('paymentType', 'paymentType'),
    currency: choice('currency', 'currency'),
    ...days('scheduledDate'),
  },
  'billingRequests.list': {
    permanent: boolean(),
    status: choice('paymentRequestStatus', 'status'),
    quickStatus: choice('paymentRequestQuickStatus', 'quickStatus'),
    quickDateFilter: choice('quickDateFilter'),
    ...days('paymentRequestTimestamp'),
    consumerID: guid('consumerID'),
  },
  'transmissions.list': {
    success: boolean('success'),
    terminalID: guid('terminalID'),
    quickDateFilter: choice('quickDateFilter'),
    ...days('transmissionDate'),
  },
  'income.list': {
    terminalID: guid('terminalID'),
    quickDateFilter: choice('quickDateFilter'),
    ...days('period'),
    paymentType: choice('paymentType', 'paymentTypeEnum'),
    currency: choice('currency', 'currency'),
  },
  'masav.list': {
    terminalID: guid('terminalID'),
    masavFileID: integer('masavFileID'),
    quickDateFilter: choice('quickDateFilter'),
    ...days('masavFileDate'),
    paidDate: { kind: 'day', column: 'paidDate' },
  },
  'masavRows.list': { masavFileID: integer('masavFileID'), consumerID: guid('consumerID') },
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
