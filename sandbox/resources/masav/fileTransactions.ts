import { inArray } from 'drizzle-orm';
import { type Actor, written } from '#sandbox/core/operation.ts';
import type { Database } from '#sandbox/core/database.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { transactionEvents, transactions } from '#sandbox/db/schema/transaction.ts';
import { eventOf } from '#sandbox/domain/money/payment/payment.ts';

/**
 * Puts transactions into a file, which completes them as a transmission does a card's, or frees them for the next one;
 * until then they can be called back. Their timelines tell.
 * @param masavFileID null: into none
 */
export async function fileTransactions(
  tx: Database,
  actor: Actor,
  ids: readonly string[],
  masavFileID: number | null,
): Promise<void> {
  const status = masavFileID === null ? 'awaitingForTransmission' : 'completed';
  const filed = await tx
    .update(transactions)
    .set({ masavFileID, status, ...written(actor), version: nextVersion(transactions) })
    .where(inArray(transactions.paymentTransactionID, [...ids]))
    .returning({
      merchantID: transactions.merchantID,
      paymentTransactionID: transactions.paymentTransactionID,
    });
  if (filed.length === 0) return;
  const { name: operationDoneBy } = actor.caller;
  const operationDate = actor.context.clock.now();
  await tx
    .insert(transactionEvents)
    .values(filed.map((row) => eventOf(row, { operationDate, operationDoneBy, status, message: null })));
}
