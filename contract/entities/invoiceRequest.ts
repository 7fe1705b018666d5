import { type InferType, object, type TestContext } from 'yup';
import {
  amount,
  amountOrZero,
  emailAddress,
  guid,
  ids,
  rate,
  requestDay,
  updateTimestamp,
  word,
  words,
} from './fields.ts';
import { dealRequest, installmentRequest, invoiceDetailsRequest, judgeLines, paymentLines } from './requestParts.ts';

/** Body of POST /api/invoicing (docs/wire.md §3.8 R). */
export const invoiceRequest = object({
  terminalID: guid().required(),
  currency: word('currency'),
  dealDetails: dealRequest.notRequired().default(undefined),
  invoiceDetails: invoiceDetailsRequest.notRequired().default(undefined),
  invoiceAmount: amount().required(),
  vatRate: rate(),
  vatTotal: amountOrZero(),
  netTotal: amountOrZero(),
  transactionType: word('transactionType'),
  installmentDetails: installmentRequest.notRequired().default(undefined),
  paymentDetails: paymentLines(),
}).test(judgeLines('invoiceAmount'));
export type InvoiceRequest = InferType<typeof invoiceRequest>;

/** Body of PUT /api/invoicing/{id}: of a document that was not issued; it is issued then. */
export const invoiceUpdate = invoiceRequest.shape({ invoiceID: guid(), updateTimestamp: updateTimestamp() });

/** Body of DELETE /api/invoicing/{id}: a document that was never issued. */
export const invoiceRemoval = object({ terminalID: guid().required(), reason: words(250) });

/** Body of POST /api/invoicing/resend. */
export const resendRequest = object({
  terminalID: guid().required(),
  invoicesIDs: ids(guid().required()),
});

/** Body of POST /api/invoicing/resend-single; without an address it goes where it went before. */
export const resendSingleRequest = object({
  terminalID: guid().required(),
  invoiceID: guid().required(),
  email: emailAddress(),
});

/** A test of a report's days: they stand in their order. */
const judgeDays = {
  name: 'days',
  test({ dateFrom, dateTo }: { dateFrom?: unknown; dateTo?: unknown }, context: TestContext) {
    // What is no text is refused where it stands.
    const areTexts = typeof dateFrom === 'string' && typeof dateTo === 'string';
    const isWrong = areTexts && dateTo !== '' && dateTo.slice(0, 10) < dateFrom.slice(0, 10);
    return isWrong ? context.createError({ path: 'dateTo', message: 'EndDateLaterStart' }) : true;
  },
};

/** Body of the reports for the tax authority; both days belong to it. */
export const taxReportRequest = object({
  terminalID: guid().required(),
  dateFrom: requestDay().required(),
  dateTo: requestDay().required(),
}).test(judgeDays);
