import { mixed, object } from 'yup';
import type { InferType } from 'yup';
import { flag, guid, instant, listOf, money, rate, text, updateTimestamp, whole, word } from './fields.ts';
import type { AdditionalFields } from './linkRequest.ts';
import { billingSchedule, dealDetails, invoiceDetails, writeFields } from './shared.ts';

const basics = {
  paymentRequestID: guid().required(),
  terminalID: guid().required(),
  currency: word('currency').required(),
  paymentRequestAmount: money().min(0).required(),
  dueDate: instant(),
  isRefund: flag(),
  permanent: flag(),
  status: word('paymentRequestStatus').required(),
  quickStatus: word('paymentRequestQuickStatus').required(),
  paymentRequestTimestamp: instant().required(),
  cardOwnerName: text(),
  consumerID: guid(),
  paymentTransactionID: guid(),
};

/** What the payer's page offers and asks for, and what is made of the payment; servers need not tell it. */
const pageOptions = {
  allowInstallments: flag(),
  allowCredit: flag(),
  allowImmediate: flag(),
  allowPinPad: flag(),
  hidePhone: flag(),
  hideEmail: flag(),
  hideNationalID: flag(),
  minInstallments: whole(),
  maxInstallments: whole(),
  minCreditInstallments: whole(),
  maxCreditInstallments: whole(),
  additionalFields: mixed<AdditionalFields>().nullable(),
  language: text(),
  requestSubject: text(),
  fromAddress: text(),
  issueInvoice: flag(),
  invoiceDetails: invoiceDetails.notRequired().default(undefined),
};

const details = {
  ...basics,
  terminalName: text(),
  merchantID: guid(),
  paymentIntent: flag(),
  deleted: flag(),
  discountTotal: money(),
  netDiscountTotal: money(),
  dealDetails: dealDetails.notRequired().default(undefined),
  userAmount: flag(),
  redirectUrl: text(),
  showAuthCode: flag(),
  ...pageOptions,
  jDealType: word('jDealType'),
  transactionType: word('transactionType'),
  numberOfPayments: whole(),
  initialPaymentAmount: money(),
  totalAmount: money(),
  installmentPaymentAmount: money(),
  vatRate: rate(),
  vatTotal: money(),
  netTotal: money(),
  origin: text(),
  cardOwnerNationalID: text(),
  paymentRequestUrl: text().required(),
  /** A payment has begun whose outcome nobody knows yet [ours]; servers need not tell it. */
  beingPaid: flag(),
  /** So many cards were refused that it takes no more until it is saved anew [ours]; servers need not tell it. */
  resting: flag(),
  onlyAddCard: flag(),
  amount: money(),
  userPaidDetails: object({ vatRate: rate(), vatTotal: money(), netTotal: money(), transactionAmount: money() })
    .notRequired()
    .default(undefined),
  history: listOf(
    object({
      paymentRequestHistoryID: guid().required(),
      operationDate: instant().required(),
      operationDoneBy: text(),
      operationCode: word('paymentRequestHistory').required(),
      operationMessage: text(),
    }),
  ),
  ...writeFields,
  updateTimestamp: updateTimestamp(),
};

/** A payment request or link in a list (docs/wire.md §3.9 L). */
export const paymentRequestRow = object({ ...basics, consumerEmail: text() });
export type PaymentRequestRow = InferType<typeof paymentRequestRow>;

/** A payment request or payment intent with all details (docs/wire.md §3.9 D). */
export const paymentRequestDetails = object(details);
export type PaymentRequestDetails = InferType<typeof paymentRequestDetails>;

const billing = {
  billingSchedule: billingSchedule.notRequired().default(undefined),
  billingDealID: guid(),
  transactionAmount: money(),
};

/** A billing request or permanent billing link in a list: an intent that carries a schedule. */
export const billingRequestRow = object({ ...basics, consumerEmail: text(), ...billing });
export type BillingRequestRow = InferType<typeof billingRequestRow>;

export const billingRequestDetails = object({ ...details, ...billing });
export type BillingRequestDetails = InferType<typeof billingRequestDetails>;
