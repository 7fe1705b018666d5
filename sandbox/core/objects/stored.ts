import type { EnumValue } from '#contract/enums.ts';

/**
 * Nested objects of docs/wire.md §3.1 as the database stores them (jsonb): the wire's names, but money in agorot.
 * Business days are `YYYY-MM-DD`, instants ISO texts. Absent means null.
 */
export interface Address {
  countryCode?: string;
  city?: string;
  zip?: string;
  street?: string;
  house?: string;
  apartment?: string;
}

export interface BankDetails {
  bank: number;
  bankBranch: number;
  bankAccount: string;
}

export interface BankTransferDetails extends BankDetails {
  dueDate?: string;
  reference?: string;
}

export interface InstallmentDetails {
  numberOfPayments: number;
  initialPaymentAmount: number;
  installmentPaymentAmount: number;
  totalAmount: number;
}

export interface InvoiceDetails {
  invoiceType: EnumValue<'invoiceType'>;
  invoiceSubject?: string;
  sendCCTo?: string[];
  donation?: boolean;
  invoiceLanguage?: string;
  invoiceNumber?: string;
}

export interface LineItem {
  itemName: string;
  itemID?: string;
  sku?: string;
  externalReference?: string;
  currency: EnumValue<'currency'>;
  price: number;
  quantity: number;
  discount: number;
  /** price × quantity − discount, VAT included. */
  amount: number;
  vatRate: number;
  vat: number;
  netPrice: number;
  netAmount: number;
  netDiscount: number;
  withoutVat?: boolean;
  woocommerceID?: string;
  ecwidID?: string;
}

export interface DealDetails {
  dealReference?: string;
  dealDescription?: string;
  consumerID?: string;
  consumerName?: string;
  consumerEmail?: string;
  consumerPhone?: string;
  consumerNationalID?: string;
  consumerAddress?: Address;
  consumerExternalReference?: string;
  consumerWoocommerceID?: string;
  consumerEcwidID?: string;
  responsiblePerson?: string;
  externalUserID?: string;
  branch?: string;
  department?: string;
  items?: LineItem[];
}

/** Card details of a transaction or deal; `cardNumber` is masked. */
export interface CardDetails {
  cardNumber: string;
  cardExpiration: string;
  cardVendor?: string;
  cardBrand?: string;
  solek?: EnumValue<'solek'>;
  cardOwnerName?: string;
  cardOwnerNationalID?: string;
}

export interface BillingSchedule {
  repeatPeriodType: EnumValue<'repeatPeriodType'>;
  repeatPeriod: number;
  startAtType: EnumValue<'startAtType'>;
  startAt?: string;
  endAtType: EnumValue<'endAtType'>;
  endAt?: string;
  endAtNumberOfPayments?: number;
}

/** One line of how a document was or will be paid (docs/wire.md §3.8). */
export interface PaymentDetails {
  paymentType: EnumValue<'paymentType'>;
  amount: number;
  cardNumber?: string;
  cardExpiration?: string;
  cardVendor?: string;
  numberOfPayments?: number;
  okNumber?: string;
  bank?: number;
  bankBranch?: number;
  bankAccount?: string;
  dueDate?: string;
  reference?: string;
  chequeNumber?: string;
  chequeDate?: string;
}

export interface PaymentRequestEvent {
  paymentRequestHistoryID: string;
  operationDate: string;
  operationDoneBy: string;
  operationCode: EnumValue<'paymentRequestHistory'>;
  operationMessage: string;
}

/** What the payer chose on the hosted page. */
export interface UserPaidDetails {
  vatRate: number;
  vatTotal: number;
  netTotal: number;
  transactionAmount: number;
}

/** An outgoing event (docs/wire.md §6); `errorMesage` is spelled so on the wire. */
export interface WebhookEvent {
  eventID: string;
  merchantID: string;
  terminalID: string;
  correlationId: string;
  eventName: string;
  entityType: string;
  entityReference: string;
  entityExternalReference?: string;
  eventTimestamp: string;
  isFailureEvent: boolean;
  errorMesage?: string;
}
