import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { chargeHindrances } from '#contract/rules/chargeable.ts';
import {
  day,
  flag,
  guid,
  instant,
  listOf,
  maskedCardNumber,
  money,
  rate,
  text,
  updateTimestamp,
  whole,
  word,
} from './fields.ts';
import {
  bankDetails,
  billingSchedule,
  creditCardDetails,
  dealDetails,
  invoiceDetails,
  paymentDetails,
  writeFields,
} from './shared.ts';

const basics = {
  billingDealID: guid().required(),
  merchantID: guid(),
  terminalID: guid().required(),
  terminalName: text(),
  currency: word('currency').required(),
  transactionAmount: money().required(),
  paymentType: word('paymentType'),
  creditCardToken: guid(),
  billingSchedule: billingSchedule.required(),
  dealDetails: dealDetails.notRequired().default(undefined),
  invoiceOnly: flag().required(),
  active: flag().required(),
  paused: flag().required(),
  pausedFrom: day(),
  pausedTo: day(),
  billingDealTimestamp: instant().required(),
  nextScheduledTransaction: day(),
  currentTransactionTimestamp: instant(),
  currentDeal: whole(),
  cardExpired: flag(),
};

/** A billing deal in a list (docs/wire.md §3.7 L). */
export const billingDealRow = object({
  ...basics,
  consumerName: text(),
  consumerExternalReference: text(),
  cardNumber: maskedCardNumber(),
});
export type BillingDealRow = InferType<typeof billingDealRow>;

/** A billing deal with all details (docs/wire.md §3.7 D). */
export const billingDealDetails = object({
  ...basics,
  billingDealType: word('billingDealType'),
  finished: flag(),
  inProgress: flag(),
  pauseReason: text(),
  /** The first day of all, from which the days of charges are counted (`planOf`). */
  startsOn: day(),
  vatRate: rate(),
  vatTotal: money(),
  netTotal: money(),
  bankDetails: bankDetails.notRequired().default(undefined),
  issueInvoice: flag(),
  invoiceDetails: invoiceDetails.notRequired().default(undefined),
  tokenNotAvailable: flag(),
  creditCardDetails: creditCardDetails.notRequired().default(undefined),
  currentTransactionID: guid(),
  initialTransactionID: guid(),
  lastError: text(),
  lastErrorCorrelationID: text(),
  failedAttemptsCount: whole(),
  amount: money(),
  totalAmount: money(),
  paymentDetails: listOf(paymentDetails),
  tokenCreated: instant(),
  tokenUpdated: instant(),
  expirationEmailSent: instant(),
  operationDoneByID: guid(),
  sourceIP: text(),
  ...writeFields,
  updateTimestamp: updateTimestamp().required(),
});
export type BillingDealDetails = InferType<typeof billingDealDetails>;

/** A charge to come (docs/wire.md §3.11). */
export const futureBillingRow = object({
  billingDealID: guid().required(),
  terminalID: guid().required(),
  consumerID: guid(),
  consumerName: text(),
  scheduledDate: day().required(),
  chargeNumber: whole().min(1).required(),
  transactionAmount: money().required(),
  currency: word('currency').required(),
  paymentType: word('paymentType'),
  cardNumber: maskedCardNumber(),
  cardExpired: flag(),
  pausedFrom: day(),
  pausedTo: day(),
  invoiceOnly: flag().required(),
});
export type FutureBillingRow = InferType<typeof futureBillingRow>;

/**
 * `additionalData` of the calls that act on several deals: how many, and which were not and why. The code is a
 * `ChargeHindrance`, or `NotFound` of a deal that the merchant does not have.
 */
export const queuedDeals = object({
  queued: whole().required(),
  notQueued: whole().required(),
  notQueuedDeals: array()
    .of(object({ id: guid().required(), code: string().oneOf(chargeHindrances).required() }))
    .required(),
});
export type QueuedDeals = InferType<typeof queuedDeals>;
