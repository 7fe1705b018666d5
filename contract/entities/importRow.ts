import { object } from 'yup';
import type { InferType } from 'yup';
import { guid, instant, money, text, whole, word } from './fields.ts';

/** One row of an imported CSV file (docs/wire.md §3.11). */
export const importRow = object({
  importID: guid().required(),
  fileName: text(),
  rowNumber: whole().min(1).required(),
  created: instant().required(),
  status: word('importStatus').required(),
  error: text(),
  billingDealID: guid(),
  consumerName: text(),
  transactionAmount: money(),
  currency: word('currency'),
});
export type ImportRow = InferType<typeof importRow>;
