import { and, asc, eq } from 'drizzle-orm';
import type { TransactionEvent } from '#contract/entities/transaction.ts';
import type { Call } from '#sandbox/core/call.ts';
import { withoutNulls } from '#sandbox/core/objects/wire.ts';
import { toWireInstant } from '#sandbox/core/wire.ts';
import { transactionEvents } from '#sandbox/db/schema/transaction.ts';

/** The timeline of a transaction, oldest first. */
export async function historyOf(call: Call, paymentTransactionID: string): Promise<TransactionEvent[]> {
  const events = await call.context.db
    .select()
    .from(transactionEvents)
    .where(
      and(
        eq(transactionEvents.merchantID, call.caller.merchantID),
        eq(transactionEvents.paymentTransactionID, paymentTransactionID),
      ),
    )
    .orderBy(asc(transactionEvents.operationDate), asc(transactionEvents.transactionEventID));
  return events.map(({ operationDate, operationDoneBy, status, message }) =>
    withoutNulls({ operationDate: toWireInstant(operationDate), operationDoneBy, status, message }),
  );
}
