import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import {
  day,
  decimal,
  expiration,
  flag,
  guid,
  instant,
  listOf,
  maskedCardNumber,
  money,
  opaque,
  rate,
  text,
  whole,
  word,
  words,
} from './fields.ts';

/** Small objects that many entities hold (docs/wire.md §3.1, §3.4, §3.8). */
export const address = object({
  countryCode: text().max(50),
  city: text().max(50),
  zip: text().max(50),
  street: text().max(250),
  house: text().max(50),
  apartment: text().max(50),
});
export type Address = InferType<typeof address>;

export const bankDetails = object({
  paymentType: word('paymentType'),
  amount: money(),
  bank: whole().required(),
  bankBranch: whole().required(),
  bankAccount: text().min(6).max(12).required(),
});
export type BankDetails = InferType<typeof bankDetails>;

/** How a transaction or document was paid by transfer. */
export const bankTransferDetails = bankDetails.shape({
  dueDate: string().nullable(),
  reference: text(),
});
export type BankTransferDetails = InferType<typeof bankTransferDetails>;

/** totalAmount = initialPaymentAmount + (numberOfPayments − 1) × installmentPaymentAmount. */
export const installmentDetails = object({
  numberOfPayments: whole().min(1).max(100).required(),
  initialPaymentAmount: money().required(),
  installmentPaymentAmount: money().required(),
  totalAmount: money().required(),
});
export type InstallmentDetails = InferType<typeof installmentDetails>;

export const invoiceDetails = object({
  invoiceType: word('invoiceType'),
  invoiceSubject: text().max(250),
  sendCCTo: array().of(string().defined()).nullable(),
  donation: flag(),
  invoiceLanguage: text(),
  invoiceNumber: text(),
});
export type InvoiceDetails = InferType<typeof invoiceDetails>;

/** A line of a deal; amount = price × quantity − discount, VAT included. */
export const lineItem = object({
  itemName: text().max(250).required(),
  itemID: guid(),
  sku: text().max(50),
  externalReference: text().max(250),
  currency: word('currency'),
  price: money().min(0).required(),
  quantity: decimal().min(0.01),
  discount: money().min(0),
  amount: money().min(0),
  vatRate: rate(),
  vat: money(),
  netPrice: money(),
  netAmount: money(),
  netDiscount: money(),
  withoutVat: flag(),
  woocommerceID: text(),
  ecwidID: text(),
  extension: opaque(),
});
export type LineItem = InferType<typeof lineItem>;

export const dealDetails = object({
  dealReference: text().max(50),
  dealDescription: text().max(250),
  consumerID: guid(),
  consumerName: text().max(50),
  consumerEmail: text().max(50),
  consumerPhone: text().max(20),
  consumerNationalID: text().max(20),
  consumerAddress: address.notRequired().default(undefined),
  consumerExternalReference: text().max(50),
  consumerWoocommerceID: text(),
  consumerEcwidID: text(),
  responsiblePerson: text(),
  externalUserID: text(),
  branch: text(),
  department: text(),
  items: listOf(lineItem),
});
export type DealDetails = InferType<typeof dealDetails>;

/** A card as the server tells it: masked. */
export const creditCardDetails = object({
  cardNumber: maskedCardNumber().required(),
  cardExpiration: expiration(),
  cardVendor: text().max(20),
  cardBrand: text().max(20),
  solek: word('solek'),
  cardOwnerName: text().max(50),
  cardOwnerNationalID: text().max(20),
  cardReaderInput: text().max(0),
});
export type CreditCardDetails = InferType<typeof creditCardDetails>;

/** When a deal is charged (docs/wire.md §3.7); what the types do not use is absent. */
export const billingSchedule = object({
  repeatPeriodType: word('repeatPeriodType').required(),
  repeatPeriod: whole(),
  startAtType: word('startAtType').required(),
  startAt: day(),
  endAtType: word('endAtType').required(),
  endAt: day(),
  endAtNumberOfPayments: whole().min(1),
});
export type BillingSchedule = InferType<typeof billingSchedule>;

/** One line of how a document is paid; which fields it has depends on paymentType. */
export const paymentDetails = object({
  paymentType: word('paymentType').required(),
  amount: money().required(),
  cardNumber: maskedCardNumber(),
  cardExpiration: expiration(),
  cardVendor: text(),
  numberOfPayments: whole(),
  okNumber: text(),
  bank: whole(),
  bankBranch: whole(),
  bankAccount: text(),
  dueDate: string().nullable(),
  reference: text(),
  chequeNumber: text(),
  chequeDate: string().nullable(),
});
export type PaymentDetails = InferType<typeof paymentDetails>;

/** What every details answer tells about its writing. */
export const writeFields = {
  operationDoneBy: words(250),
  correlationId: words(100),
  updatedDate: instant(),
};
