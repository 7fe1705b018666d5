import { and, eq } from 'drizzle-orm';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { transactionEvents, transactions } from '#sandbox/db/schema/transaction.ts';
import { eventOf, type Transaction } from './payment.ts';

/** The earlier transaction that a row is about. */
export const isOriginal = ({ merchantID, initialTransactionID }: Transaction) =>
  and(eq(transactions.merchantID, merchantID), eq(transactions.paymentTransactionID, initialTransactionID ?? ''));

// spec gap: what a refund that came to nothing, or was called back, does to its deal.
/** Gives a deal back what a refund had taken of it; one with no refund left is no chargeback any more. */
export async function releaseRefund(tx: Database, call: Call, refund: Transaction): Promise<void> {
  const [before] = await tx.select().from(transactions).where(isOriginal(refund)).for('update');
  if (!before) return;
  const totalRefund = before.totalRefund - refund.transactionAmount;
  const isWhole = before.status === 'chargeback' && totalRefund <= 0;
  const status = before.transmissionID === null ? ('awaitingForTransmission' as const) : ('completed' as const);
  await tx
    .update(transactions)
    .set({ totalRefund, ...(isWhole && { status }), version: nextVersion(transactions) })
    .where(isOriginal(refund));
  if (!isWhole) return;
  await tx.insert(transactionEvents).values(
    eventOf(before, {
      operationDate: call.context.clock.now(),
      operationDoneBy: call.caller.name,
      status,
      message: null,
    }),
  );
}
