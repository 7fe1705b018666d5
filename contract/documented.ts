import { type Counted, isSettled } from './settled.ts';

/** A transaction as its document is judged. */
export interface Documentable extends Counted {
  currency?: unknown;
  transactionAmount?: unknown;
  /** The document it has. */
  invoiceID?: unknown;
}

/**
 * Whether a document may be issued of a transaction: it went through, is in ILS and has none, and of a refund, as much is
 * left to credit of the document that it gives back.
 * @param left what is left to credit, in the units of the transaction's amount; absent where nothing bounds it, or nobody
 * but the server knows
 */
export function mayHaveDocument(transaction: Documentable, left = Infinity): boolean {
  const { currency, invoiceID, transactionAmount } = transaction;
  return isSettled(transaction) && currency === 'ILS' && !invoiceID && Number(transactionAmount) <= left;
}
