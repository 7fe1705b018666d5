import { and, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import { invalid, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { written } from '#sandbox/core/operation.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { historyEvent } from '#sandbox/domain/links/history.ts';
import { nothingPaid } from '#sandbox/domain/money/settled.ts';
import type { Transaction, TransactionInsert } from './payment.ts';

/** A link that was paid or withdrawn takes no payment; a permanent one takes any number. */
const over = ['payed', 'canceled'] as const;

const isOver = ({ status, permanent }: Pick<typeof paymentRequests.$inferSelect, 'status' | 'permanent'>) =>
  !permanent && over.some((one) => one === status);

/**
 * The payment request or intent that a charge is to pay.
 * @throws ApiError 404 when the merchant has none such, 400 when it is over
 */
export async function requirePayable(
  call: Call,
  code: 'paymentRequestID' | 'paymentIntentID',
  id: string | null | undefined,
): Promise<void> {
  if (!id) return;
  const rows = await call.context.db
    .select({ status: paymentRequests.status, permanent: paymentRequests.permanent })
    .from(paymentRequests)
    .where(
      and(
        eq(paymentRequests.merchantID, call.caller.merchantID),
        eq(paymentRequests.paymentRequestID, id.toLowerCase()),
        isNull(paymentRequests.deletedAt),
      ),
    );
  const request = required(rows, 'PaymentRequest');
  if (isOver(request)) {
    throw invalid([{ code, description: 'RequestIsOver' }]);
  }
}

/**
 * Keeps a link that may be paid once for a charge that begins; of several who try at once one succeeds.
 * @throws ApiError 400 when another payment has it, or it is over
 */
export async function takeRequest(tx: Database, row: TransactionInsert): Promise<void> {
  const code = row.paymentRequestID ? 'paymentRequestID' : 'paymentIntentID';
  const id = row[code];
  if (!id) return;
  const [request] = await tx
    .select({ status: paymentRequests.status, permanent: paymentRequests.permanent })
    .from(paymentRequests)
    .where(and(eq(paymentRequests.merchantID, row.merchantID), eq(paymentRequests.paymentRequestID, id)))
    .for('update');
  if (!request || request.permanent) return;
  const [other] = await tx
    .select({ id: transactions.paymentTransactionID })
    .from(transactions)
    .where(
      and(
        eq(transactions.merchantID, row.merchantID),
        or(eq(transactions.paymentRequestID, id), eq(transactions.paymentIntentID, id)),
        eq(transactions.jDealType, 'J4'),
        notInArray(transactions.status, nothingPaid),
      ),
    )
    .limit(1);
  if (other || isOver(request)) throw invalid([{ code, description: 'RequestIsOver' }]);
}

/** Marks the request of an approved charge as paid. */
export async function payRequest(tx: Database, call: Call, row: Transaction): Promise<void> {
  const id = row.paymentRequestID ?? row.paymentIntentID;
  if (id === null || row.jDealType !== 'J4') return;
  await tx
    .update(paymentRequests)
    .set({
      status: 'payed',
      paymentTransactionID: row.paymentTransactionID,
      history: sql`${paymentRequests.history} || ${JSON.stringify([historyEvent(call, 'PaymentRequestPayed')])}::jsonb`,
      version: nextVersion(paymentRequests),
      ...written(call),
    })
    .where(
      and(
        eq(paymentRequests.merchantID, row.merchantID),
        eq(paymentRequests.paymentRequestID, id),
        eq(paymentRequests.permanent, false),
        notInArray(paymentRequests.status, [...over]),
      ),
    );
}
