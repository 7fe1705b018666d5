import { and, eq } from 'drizzle-orm';
import { cancelTransmissionRequest } from '#contract/entities/transactionRequest.ts';
import { invalid, notFound } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Handler } from '#sandbox/core/call.ts';
import { operation, written } from '#sandbox/core/operation.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { transactionEvents, transactions } from '#sandbox/db/schema/transaction.ts';
import { eventOf, kindOf } from '#sandbox/domain/money/payment/payment.ts';
import { releaseRefund } from '#sandbox/domain/money/payment/releaseRefund.ts';
import { requireTransactionAsSeen } from '#sandbox/domain/money/transactionNow.ts';
import { payingTerminal } from '#sandbox/domain/money/terminal.ts';
import { lockTransmissions } from '#sandbox/domain/money/transmission.ts';

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
    const [present] = await tx.select().from(transactions).where(isIt).for('update');
    if (present) requireTransactionAsSeen(call, present);
    const [row] = await tx
      .update(transactions)
      .set({ status: 'cancelledByMerchant', ...written(call), version: nextVersion(transactions) })
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
    if (kindOf(row) === 'return') await releaseRefund(tx, call, row);
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
  call.context.totals.drop(call.caller.merchantID);
  if (canceled) {
    return {
      json: operation(call, 'TransactionCanceled', { entityUID: canceled.paymentTransactionID }),
    };
  }
  const known = await call.context.db.select({ id: transactions.paymentTransactionID }).from(transactions).where(isIt);
  if (known.length === 0) throw notFound('PaymentTransaction');
  throw invalid([{ code: 'paymentTransactionID', description: 'NotInThisState' }]);
};
