import { object } from 'yup';
import { amount, guid, flag, ids, rate, requestDay, whole, word, words } from './fields.ts';
import { bankRequest, dealRequest, invoiceDetailsRequest, paymentLines } from './requestParts.ts';

/** When a deal is to be charged (docs/wire.md §3.7). */
export const billingScheduleRequest = object({
  repeatPeriodType: word('repeatPeriodType').required(),
  repeatPeriod: whole().min(1),
  startAtType: word('startAtType').required(),
  startAt: requestDay(),
  endAtType: word('endAtType').required(),
  endAt: requestDay(),
  endAtNumberOfPayments: whole().min(1),
});

const basics = {
  terminalID: guid(),
  currency: word('currency'),
  transactionAmount: amount().required(),
  vatRate: rate(),
  vatTotal: amount(0),
  netTotal: amount(),
  billingSchedule: billingScheduleRequest.required(),
  issueInvoice: flag(),
  invoiceDetails: invoiceDetailsRequest.notRequired().default(undefined),
  dealDetails: dealRequest.notRequired().default(undefined),
  origin: words(50),
};

/** Body of POST and PUT /api/billing (docs/wire.md §3.7 R): charged to a saved card or a bank account. */
export const billingDealRequest = object({
  ...basics,
  paymentType: word('paymentType'),
  creditCardToken: guid(),
  bankDetails: bankRequest.notRequired().default(undefined),
});

/** Body of POST and PUT /api/invoiceonlybilling: nothing is charged, a document is made. */
export const invoiceOnlyDealRequest = object({ ...basics, paymentDetails: paymentLines() });

/** Body of POST /api/billing/{id}/pause: both days belong to the pause. */
export const pauseRequest = object({
  pausedFrom: requestDay().required(),
  pausedTo: requestDay().required(),
  reason: words(250),
});

/** Body of the calls that trigger, activate and disable several deals (spec §7). */
export const billingDealsRequest = object({
  billingDealsID: ids(guid().required()),
});
