import { type InferType, object, type TestContext } from 'yup';
import { isCalendarDay } from '#contract/calendarDays.ts';
import { dayInterval, expired } from '#contract/rules/date.ts';
import {
  amount,
  amountOrZero,
  flag,
  guid,
  ids,
  type JudgeContext,
  paragraph,
  rate,
  requestDay,
  updateTimestamp,
  word,
  words,
} from './fields.ts';
import { bankRequest, dealRequest, invoiceDetailsRequest, judgeLines, paymentLines } from './requestParts.ts';
import { billingScheduleRequest } from './scheduleRequest.ts';

const basics = {
  terminalID: guid(),
  currency: word('currency'),
  transactionAmount: amount().required(),
  vatRate: rate(),
  vatTotal: amountOrZero(),
  netTotal: amount(),
  billingSchedule: billingScheduleRequest.required(),
  issueInvoice: flag(),
  invoiceDetails: invoiceDetailsRequest.notRequired().default(undefined),
  dealDetails: dealRequest.notRequired().default(undefined),
  origin: words(50),
};

/** What an update has besides: the version that was seen, if it is founded on one (docs/wire.md §1.5). */
const seen = { billingDealID: guid(), updateTimestamp: updateTimestamp() };

/** Body of POST /api/billing (docs/wire.md §3.7 R): charged to a saved card or a bank account. */
export const billingDealRequest = object({
  ...basics,
  paymentType: word('paymentType'),
  creditCardToken: guid(),
  bankDetails: bankRequest.notRequired().default(undefined),
}).test(judgeLines('transactionAmount'));
export type BillingDealRequest = InferType<typeof billingDealRequest>;

/** Body of PUT /api/billing/{id}. */
export const billingDealUpdate = billingDealRequest.shape(seen);
export type BillingDealUpdate = InferType<typeof billingDealUpdate>;

/** Body of POST /api/invoiceonlybilling: nothing is charged, a document is made. */
export const invoiceOnlyDealRequest = object({ ...basics, paymentDetails: paymentLines() }).test(
  judgeLines('transactionAmount'),
);
export type InvoiceOnlyDealRequest = InferType<typeof invoiceOnlyDealRequest>;

/** Body of PUT /api/invoiceonlybilling/{id}. */
export const invoiceOnlyDealUpdate = invoiceOnlyDealRequest.shape(seen);
export type InvoiceOnlyDealUpdate = InferType<typeof invoiceOnlyDealUpdate>;

/** A test of a pause: a day at least, and not over yet. */
const judgePause = {
  name: 'pause',
  test({ pausedFrom: from, pausedTo: to }: { pausedFrom: string; pausedTo: string }, context: TestContext) {
    const { today = '' } = (context.options.context ?? {}) as Partial<JudgeContext>;
    const isDay = (value: unknown) => typeof value === 'string' && isCalendarDay(value.slice(0, 10));
    if (!isDay(from) || !isDay(to)) return true;
    const found = dayInterval(from, to) ?? expired(to.slice(0, 10), today);
    return found ? context.createError({ path: 'pausedTo', message: found.key }) : true;
  },
};

/** Body of POST /api/billing/{id}/pause: both days belong to the pause. */
export const pauseRequest = object({
  pausedFrom: requestDay().required(),
  pausedTo: requestDay().required(),
  reason: paragraph(250),
}).test(judgePause);
export type PauseRequest = InferType<typeof pauseRequest>;

/** Body of the calls that trigger, activate and disable several deals (spec §7). */
export const billingDealsRequest = object({
  billingDealsID: ids(guid().required()),
});
