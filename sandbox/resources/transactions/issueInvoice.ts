import { and, eq } from 'drizzle-orm';
import { mayHaveDocument } from '#contract/documented.ts';
import { ApiError, invalid, required } from '#sandbox/core/apiError.ts';
import type { Answer, Handler } from '#sandbox/core/call.ts';
import { operation } from '#sandbox/core/operation.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { issueForTransaction } from '#sandbox/domain/invoicing/issueForTransaction.ts';
import { requireTransactionAsSeen } from '#sandbox/domain/money/transactionNow.ts';

/** POST /api/invoicing/transaction/{paymentTransactionID}: issues the document of a transaction that has none, once. */
export const issueInvoice: Handler = async (call) => {
  const id = guidOf(call, 'paymentTransactionID', 'PaymentTransaction');
  const { db, totals } = call.context;
  const isIt = and(eq(transactions.merchantID, call.caller.merchantID), eq(transactions.paymentTransactionID, id));
  const answer = await db.transaction(async (tx): Promise<Answer> => {
    const row = required(await tx.select().from(transactions).where(isIt).for('update'), 'PaymentTransaction');
    requireTransactionAsSeen(call, row);
    if (row.currency !== 'ILS') throw invalid([{ code: 'currency', description: 'OnlyIlsInvoices' }]);
    // What is left of the document that a refund gives back is judged, and said, by the issuing.
    if (!mayHaveDocument(row)) throw new ApiError(400, 'NotInThisState', { entityUID: id });
    const { issued, reason } = await issueForTransaction(tx, call, row);
    if (issued === undefined) {
      return { status: 400, json: operation(call, 'CouldNotCreateInvoice', { errors: [reason] }, 'error') };
    }
    return { json: operation(call, 'CreatedSuccessfully', { entityUID: issued, entityReference: issued }) };
  });
  totals.drop(call.caller.merchantID);
  return answer;
};
