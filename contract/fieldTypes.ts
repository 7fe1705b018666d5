import type { DictionaryName } from './enums.ts';

/**
 * What the fields of records are, by their names on the wire, for those that no `$meta` describes: objects inside a record
 * have none. `tests/contract/fieldTypes.test.ts` holds these lists against every entity.
 */

/** Amounts of money. */
export const moneyFields: ReadonlySet<string> = new Set([
  'amount',
  'averageAmount',
  'discount',
  'discountTotal',
  'initialPaymentAmount',
  'installmentPaymentAmount',
  'invoiceAmount',
  'netAmount',
  'netDiscount',
  'netDiscountTotal',
  'netPrice',
  'netTotal',
  'paidAmount',
  'paymentRequestAmount',
  'price',
  'refundAmount',
  'returnedAmount',
  'totalAmount',
  'totalAmountEUR',
  'totalAmountILS',
  'totalAmountUSD',
  'totalRefund',
  'transactionAmount',
  'vat',
  'vatTotal',
]);

/** Fractions from 0 to 1, told as percentages. */
export const rateFields: ReadonlySet<string> = new Set(['vatRate']);

/** What a person, a thing or an event is called. */
export const nameFields: ReadonlySet<string> = new Set([
  'cardOwnerName',
  'consumerName',
  'deviceName',
  'eventName',
  'fileName',
  'institutionName',
  'itemName',
  'masavInstitutionName',
  'merchantName',
  'name',
  'terminalName',
]);

/** Names that stand beside the id of what they name. */
const idsByName: Readonly<Record<string, string>> = {
  consumerName: 'consumerID',
  deviceName: 'deviceID',
  eventName: 'eventID',
  itemName: 'itemID',
  merchantName: 'merchantID',
  terminalName: 'terminalID',
};

/** The field that holds the id of what a field names. @example idFieldOf('consumerName') // 'consumerID' */
export const idFieldOf = (name: string): string | undefined =>
  Object.hasOwn(idsByName, name) ? idsByName[name] : undefined;

/** The field that names what a field holds the id of. @example nameFieldOf('consumerID') // 'consumerName' */
export const nameFieldOf = (id: string): string | undefined =>
  Object.entries(idsByName).find(([, other]) => other === id)?.[0];

/** Dictionaries that explain the codes of a field; one whose dictionary depends on the record, as `status`, has none. */
export const dictionariesOfFields: Readonly<Record<string, DictionaryName>> = {
  bank: 'banks',
  billingDealType: 'billingDealTypeEnum',
  cardPresence: 'cardPresenceEnum',
  currency: 'currencyEnum',
  defaultCreditInvoiceType: 'invoiceTypeEnum',
  defaultInvoiceType: 'invoiceTypeEnum',
  defaultRefundInvoiceType: 'invoiceTypeEnum',
  documentOrigin: 'documentOriginEnum',
  endAtType: 'endAtTypeEnum',
  finalizationStatus: 'finalizationStatusEnum',
  granularity: 'dashboardGranularityEnum',
  invoiceType: 'invoiceTypeEnum',
  jDealType: 'jDealTypeEnum',
  operationCode: 'paymentRequestHistoryEnum',
  paymentType: 'paymentTypeEnum',
  paymentTypeEnum: 'paymentTypeEnum',
  rejectionReason: 'rejectionReasonEnum',
  repeatPeriodType: 'repeatPeriodTypeEnum',
  solek: 'solekEnum',
  specialTransactionType: 'specialTransactionTypeEnum',
  startAtType: 'startAtTypeEnum',
  transactionType: 'transactionTypeEnum',
};

/** Fields that trace a call or say who changed something; they help whoever looks for a fault. */
export const traceFields: ReadonlySet<string> = new Set([
  'consumerIP',
  'correlationId',
  'currency',
  'extension',
  'lastErrorCorrelationID',
  'merchantIP',
  'operationDoneBy',
  'operationDoneByID',
  'sourceIP',
  'updatedDate',
]);

/** A card's issuer and its brand, which the product has words for. */
export const cardVendorFields: ReadonlySet<string> = new Set(['cardBrand', 'cardVendor']);
