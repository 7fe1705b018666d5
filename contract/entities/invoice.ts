import { object } from 'yup';
import type { InferType } from 'yup';
import { day, flag, guid, instant, listOf, money, rate, text, updateTimestamp, word } from './fields.ts';
import { dealDetails, installmentDetails, invoiceDetails, paymentDetails, writeFields } from './shared.ts';

const basics = {
  invoiceID: guid().required(),
  terminalID: guid().required(),
  currency: word('currency').required(),
  invoiceAmount: money().required(),
  vatRate: rate(),
  vatTotal: money(),
  netTotal: money(),
  dealDetails: dealDetails.notRequired().default(undefined),
  invoiceDetails: invoiceDetails.notRequired().default(undefined),
  invoiceTimestamp: instant().required(),
  invoiceDate: day().required(),
  invoiceNumber: text(),
  status: word('invoiceStatus').required(),
  paymentTransactionID: guid(),
  billingDealID: guid(),
  /** The document that a credit document cancels. */
  originInvoiceID: guid(),
  consumerID: guid(),
  consumerName: text(),
  consumerEmail: text(),
};

/** A document in a list (docs/wire.md §3.8 L); the type stands in invoiceDetails, and flat for the list's filter. */
export const invoiceRow = object({ ...basics, invoiceType: word('invoiceType') });
export type InvoiceRow = InferType<typeof invoiceRow>;

/** A document with all details (docs/wire.md §3.8 D). */
export const invoiceDocument = object({
  ...basics,
  merchantID: guid(),
  terminalName: text(),
  invoiceType: word('invoiceType'),
  consumerPhone: text(),
  consumerNationalID: text(),
  consumerExternalReference: text(),
  deleted: flag(),
  transactionType: word('transactionType'),
  installmentDetails: installmentDetails.notRequired().default(undefined),
  paymentDetails: listOf(paymentDetails),
  externalReference: text(),
  /** The credit document that cancels it [ours]. */
  creditInvoiceID: guid(),
  /** When its original was had, which can be once [ours]. */
  originalDownloadedAt: instant(),
  allocationNumber: text().matches(/^\d{9}$/),
  lastError: text(),
  ...writeFields,
  updateTimestamp: updateTimestamp().required(),
});
export type InvoiceDocument = InferType<typeof invoiceDocument>;
