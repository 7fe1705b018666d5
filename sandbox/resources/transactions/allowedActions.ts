import { eq } from 'drizzle-orm';
import { mayHaveDocument } from '#contract/documented.ts';
import { countedAs } from '#contract/settled.ts';
import type { Database } from '#sandbox/core/database.ts';
import { creditedBy, refundsDeal, leftToCredit } from '#sandbox/domain/invoicing/credit.ts';
import { findProvider } from '#sandbox/domain/invoicing/provider.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import type { transactions } from '#sandbox/db/schema/transaction.ts';

type Transaction = typeof transactions.$inferSelect;

/** What may be done with a transaction; the client shows no other action (docs/wire.md §3.6). */
export interface AllowedActions {
  allowTransmission: boolean;
  allowTransmissionCancellation: boolean;
  allowRefund: boolean;
  allowInvoiceCreation: boolean;
}

type Judged = Pick<
  Transaction,
  | 'jDealType'
  | 'status'
  | 'specialTransactionType'
  | 'totalRefund'
  | 'transactionAmount'
  | 'paymentTypeEnum'
  | 'transmissionID'
>;

/** Money of a card deal can be given back while some of it is left. */
export function isRefundable(row: Judged): boolean {
  return countedAs(row) === 'charge' && row.paymentTypeEnum === 'card' && row.totalRefund < row.transactionAmount;
}

/** Waits for the next transmission; a deal that was refunded before it is transmitted all the same. */
function isTransmittable(row: Judged): boolean {
  const isWaiting = row.status === 'awaitingForTransmission' || row.status === 'chargeback';
  return row.jDealType === 'J4' && row.paymentTypeEnum === 'card' && isWaiting && row.transmissionID === null;
}

/** Can still be called back whole: it was neither transmitted nor refunded. */
const isCancelable = (row: Judged): boolean =>
  row.jDealType === 'J4' && row.status === 'awaitingForTransmission' && row.totalRefund === 0;

/**
 * What is left to credit of the document that a refund gives back, in agorot: nothing where its deal has none; undefined of
 * what gives back no deal.
 */
async function leftFor(db: Database, row: Transaction): Promise<number | undefined> {
  if (!refundsDeal(row)) return undefined;
  const document = await creditedBy(db, row);
  return document ? leftToCredit(document) : 0;
}

/** Somebody makes the documents of its terminal. */
async function hasProvider(db: Database, { terminalID }: Transaction): Promise<boolean> {
  const { integrations } = terminals;
  const [terminal] = await db.select({ integrations }).from(terminals).where(eq(terminals.terminalID, terminalID));
  return terminal !== undefined && findProvider(terminal) !== undefined;
}

/** Only of what may have a document it is worth the look at who makes it, and at what is left. */
async function mayBeIssued(db: Database, row: Transaction): Promise<boolean> {
  if (!mayHaveDocument(row) || !(await hasProvider(db, row))) return false;
  return mayHaveDocument(row, await leftFor(db, row));
}

export async function allowedActions(db: Database, row: Transaction): Promise<AllowedActions> {
  return {
    allowTransmission: isTransmittable(row),
    allowTransmissionCancellation: isCancelable(row),
    allowRefund: isRefundable(row),
    allowInvoiceCreation: await mayBeIssued(db, row),
  };
}
