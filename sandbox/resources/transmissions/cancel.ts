import { and, eq, sql } from 'drizzle-orm';
import { cancelTransmissionRequest } from '#contract/entities/transactionRequest.ts';
import { readBody } from '#sandbox/body.ts';
import type { Call, Handler } from '#sandbox/call.ts';
import type { Database } from '#sandbox/db/database.ts';
import { transactionEvents, transactions } from '#sandbox/db/schema/index.ts';
import { totalsCacheOf } from '#sandbox/list/totalsCache.ts';
import { eventOf, kindOf, type Transaction } from '#sandbox/money/payment.ts';
import { payingTerminal } from '#sandbox/money/terminal.ts';
import { lockTransmissions } from '#sandbox/money/transmission.ts';
import { operation, written } from '#sandbox/operation.ts';
import { invalid, notFound } from '#sandbox/refusal.ts';

// spec gap: what calling a refund back does to its deal.
/** A refund that is called back gives its part back to the deal; one with no refund left is no chargeback any more. */
async function restoreOriginal(tx: Database, call: Call, refund: Transaction): Promise<void> {
  const { initialTransactionID, transactionAmount, merchantID } = refund;
  if (initialTransactionID === null || kindOf(refund) !== 'return') return;
  const left = sql`${transactions.totalRefund} - ${transactionAmount}`;
  const before = sql`case when ${transactions.transmissionID} is null then 'awaitingForTransmission' else 'completed' end`;
  const isOriginal = and(
    eq(transactions.merchantID, merchantID),
    eq(transactions.paymentTransactionID, initialTransactionID),
  );
  const [original] = await tx
    .update(transactions)
    .set({
      totalRefund: left,
      status: sql`case when ${left} <= 0 then ${before} else ${transactions.status} end`,
      version: sql`${transactions.version} + 1`,
    })
    .where(isOriginal)
    .returning();
  if (!original || original.status === 'chargeback') return;
  await tx.insert(transactionEvents).values(
    eventOf(original, {
      operationDate: call.context.clock.now(),
      operationDoneBy: call.caller.name,
      status: original.status,
      message: null,
    }),
  );
}

/** POST /api/transmission/cancel: calls one deal back before it is transmitted; no money moves. */
export const cancelTransmission: Handler = async (call) => {
  const body = await readBody(call, cancelTransmissionRequest);
  const { terminalID } = await payingTerminal(call, body.terminalID);
  const isIt = and(
    eq(transactions.merchantID, call.caller.merchantID),
    eq(transactions.terminalID, terminalID),
    eq(transactions.paymentTransactionID, body.paymentTransactionID.toLowerCase()),
  );
  const canceled = await call.context.db.transaction(async (tx) => {
    await lockTransmissions(tx, terminalID);
    const [row] = await tx
      .update(transactions)
      .set({ status: 'cancelledByMerchant', ...written(call), version: sql`${transactions.version} + 1` })
      .where(
        and(
          isIt,
          eq(transactions.jDealType, 'J4'),
          eq(transactions.status, 'awaitingForTransmission'),
          eq(transactions.totalRefund, 0),
        ),
      )
      .returning();
    if (!row) return undefined;
    await restoreOriginal(tx, call, row);
    await tx.insert(transactionEvents).values(
      eventOf(row, {
        operationDate: call.context.clock.now(),
        operationDoneBy: call.caller.name,
        status: 'cancelledByMerchant',
        message: null,
      }),
    );
    return row;
  });
  totalsCacheOf(call.context).drop(call.caller.merchantID);
  if (canceled) {
    return {
      json: operation(call, 'TransactionCanceled', { entityUID: canceled.paymentTransactionID }),
    };
  }
  const known = await call.context.db.select({ id: transactions.paymentTransactionID }).from(transactions).where(isIt);
  if (known.length === 0) throw notFound('PaymentTransaction');
  throw invalid([{ code: 'paymentTransactionID', description: 'NotInThisState' }]);
};
