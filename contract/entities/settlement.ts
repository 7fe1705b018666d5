import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { masavHindrances } from '#contract/rules/masav.ts';
import { inRange } from '#contract/rules/number.ts';
import { day, flag, guid, ids, instant, judgeNumber, money, text, whole, word } from './fields.ts';

/** Rows of settlement (docs/wire.md §3.11): transmissions, Masav files and their rows, income. */
export const transmissionRow = object({
  transmissionID: guid().required(),
  terminalID: guid().required(),
  terminalName: text(),
  transmissionDate: instant().required(),
  transmissionNumber: text(),
  transactionsCount: whole().min(0).required(),
  totalAmount: money().required(),
  currency: word('currency').required(),
  success: flag().required(),
  message: text(),
});
export type TransmissionRow = InferType<typeof transmissionRow>;

export const masavFileRow = object({
  masavFileID: whole().required(),
  terminalID: guid().required(),
  terminalName: text(),
  masavFileDate: instant().required(),
  paidDate: day(),
  rowsCount: whole().min(0).required(),
  totalAmount: money().required(),
  currency: word('currency').required(),
  institutionName: text(),
  downloaded: flag().required(),
  operationDoneBy: text(),
});
export type MasavFileRow = InferType<typeof masavFileRow>;

/**
 * One debit of a Masav file: `rowNumber` is its place in the file, from 1; `paid` is unknown until the bank answers, and
 * `comment` says why it was returned; `locked` once the file was downloaded.
 */
export const masavRow = object({
  rowNumber: whole().min(1),
  masavFileRowID: whole().required(),
  masavFileID: whole().required(),
  terminalID: guid(),
  paymentTransactionID: guid(),
  billingDealID: guid(),
  consumerID: guid(),
  consumerName: text(),
  nationalID: text(),
  bank: whole(),
  bankBranch: whole(),
  bankAccount: text(),
  amount: money().required(),
  paid: flag(),
  comment: text(),
  locked: flag(),
});
export type MasavRow = InferType<typeof masavRow>;

/**
 * `additionalData` of the call that makes a file: what is in it, and which transactions are not and why. The code is a
 * `MasavHindrance`.
 */
export const masavGeneration = object({
  taken: array().of(guid().required()).required(),
  notTaken: whole().required(),
  notTakenTransactions: array()
    .of(object({ id: guid().required(), code: string().oneOf(masavHindrances).required() }))
    .required(),
});
export type MasavGeneration = InferType<typeof masavGeneration>;

/** A running number of the server. */
const number = () =>
  whole()
    .test(judgeNumber(inRange(1, Number.MAX_SAFE_INTEGER)))
    .required();

/** Body of POST /api/masav/removeRows. */
export const masavRowsRemoval = object({
  masavFileID: number(),
  masavFileRowIDs: ids(number()),
});

export const incomeRow = object({
  period: day().required(),
  terminalID: guid().required(),
  terminalName: text(),
  paymentTypeEnum: word('paymentType').required(),
  currency: word('currency').required(),
  transactionsCount: whole().min(0).required(),
  totalAmount: money().required(),
  refundAmount: money(),
  netTotal: money(),
  vatTotal: money(),
});
export type IncomeRow = InferType<typeof incomeRow>;
