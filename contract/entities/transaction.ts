import { object } from 'yup';
import type { InferType } from 'yup';
import {
  day,
  decimal,
  flag,
  guid,
  instant,
  listOf,
  maskedCardNumber,
  money,
  opaque,
  rate,
  text,
  updateTimestamp,
  whole,
  word,
} from './fields.ts';
import { bankTransferDetails, creditCardDetails, dealDetails, invoiceDetails, writeFields } from './shared.ts';

const basics = {
  paymentTransactionID: guid().required(),
  terminalID: guid().required(),
  terminalName: text(),
  transactionTimestamp: instant().required(),
  status: word('transactionStatus').required(),
  quickStatus: word('transactionQuickStatus').required(),
  transactionType: word('transactionType').required(),
  jDealType: word('jDealType').required(),
  specialTransactionType: word('specialTransactionType').required(),
  cardPresence: word('cardPresence').required(),
  paymentTypeEnum: word('paymentType').required(),
  documentOrigin: word('documentOrigin').required(),
  currency: word('currency').required(),
  transactionAmount: money().required(),
  /** What was given back of it. */
  totalRefund: money(),
  initialPaymentAmount: money(),
  installmentPaymentAmount: money(),
  rejectionReason: word('rejectionReason'),
  rejectionMessage: text(),
  processorResultCode: whole(),
  invoiceID: guid(),
};

/** A transaction in a list (docs/wire.md §3.6 L): card and deal are flat. */
export const transactionRow = object({
  ...basics,
  cardNumber: maskedCardNumber(),
  cardOwnerName: text(),
  dealDescription: text(),
  consumerExternalReference: text(),
  shvaDealID: text(),
});
export type TransactionRow = InferType<typeof transactionRow>;

export const shvaTransactionDetails = object({
  shvaShovarNumber: text(),
  shvaDealID: text(),
  transmissionNumber: text(),
  transmissionDate: instant(),
  authNum: text(),
});

/** A step of a transaction: what happened, when, by whom. */
export const transactionEvent = object({
  operationDate: instant().required(),
  operationDoneBy: text(),
  status: word('transactionStatus').required(),
  message: text(),
});
export type TransactionEvent = InferType<typeof transactionEvent>;

/** A transaction with all details (docs/wire.md §3.6 D); the four `allow…` say which actions exist. */
export const transactionDetails = object({
  ...basics,
  merchantID: guid(),
  merchantName: text(),
  transactionDate: day().required(),
  finalizationStatus: word('finalizationStatus'),
  origin: text(),
  numberOfPayments: whole(),
  totalAmount: money(),
  amount: money(),
  creditCardDetails: creditCardDetails.notRequired().default(undefined),
  bankTransferDetails: bankTransferDetails.notRequired().default(undefined),
  creditCardToken: guid(),
  dealDetails: dealDetails.notRequired().default(undefined),
  shvaTransactionDetails: shvaTransactionDetails.notRequired().default(undefined),
  clearingHouseTransactionDetails: opaque(),
  upayTransactionDetails: opaque(),
  bitTransactionDetails: opaque(),
  vatRate: rate(),
  vatTotal: money(),
  netTotal: money(),
  discountTotal: money(),
  netDiscountTotal: money(),
  /** ILS for one unit of a foreign currency. */
  currencyRate: decimal(),
  pinPadDeviceID: text(),
  transmissionID: guid(),
  masavFileID: whole(),
  issueInvoice: flag(),
  invoiceDetails: invoiceDetails.notRequired().default(undefined),
  billingDealID: guid(),
  initialTransactionID: guid(),
  currentDeal: whole(),
  paymentRequestID: guid(),
  paymentIntentID: guid(),
  transactionJ5ExpiredDate: instant(),
  allowTransmission: flag().required(),
  allowTransmissionCancellation: flag().required(),
  allowRefund: flag().required(),
  allowInvoiceCreation: flag().required(),
  /** The timeline, oldest first. */
  history: listOf(transactionEvent),
  consumerIP: text(),
  merchantIP: text(),
  extension: opaque(),
  ...writeFields,
  updateTimestamp: updateTimestamp().required(),
});
export type TransactionDetails = InferType<typeof transactionDetails>;
