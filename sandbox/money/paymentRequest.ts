import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Call } from '#sandbox/call.ts';
import type { Database } from '#sandbox/db/database.ts';
import { paymentRequests } from '#sandbox/db/schema/index.ts';
import { newID } from '#sandbox/newID.ts';
import { written } from '#sandbox/operation.ts';
import { invalid, notFound } from '#sandbox/refusal.ts';
import type { Transaction } from './payment.ts';

/** A link that was paid or withdrawn takes no payment; a permanent one takes any number. */
const over = ['payed', 'canceled'] as const;

/**
 * The payment request or intent that a charge is to pay.
 * @throws Refusal 404 when the merchant has none such, 400 when it is over
 */
export async function requirePayable(
  call: Call,
  code: 'paymentRequestID' | 'paymentIntentID',
  id: string | null | undefined,
): Promise<void> {
  if (!id) return;
  const [request] = await call.context.db
    .select({ status: paymentRequests.status, permanent: paymentRequests.permanent })
    .from(paymentRequests)
    .where(
      and(
        eq(paymentRequests.merchantID, call.caller.merchantID),
        eq(paymentRequests.paymentRequestID, id.toLowerCase()),
        isNull(paymentRequests.deletedAt),
      ),
    );
  if (!request) throw notFound('PaymentRequest');
  if (!request.permanent && over.some((status) => status === request.status)) {
    throw invalid([{ code, description: 'RequestIsOver' }]);
  }
}

/** Marks the request of an approved charge as paid. */
export async function payRequest(tx: Database, call: Call, row: Transaction): Promise<void> {
  const id = row.paymentRequestID ?? row.paymentIntentID;
  if (id === null || row.jDealType !== 'J4') return;
  const event = {
    paymentRequestHistoryID: newID(),
    operationDate: call.context.clock.now().toISOString(),
    operationDoneBy: call.caller.name,
    operationCode: 'PaymentRequestPayed',
    operationMessage: '',
  };
  await tx
    .update(paymentRequests)
    .set({
      status: 'payed',
      paymentTransactionID: row.paymentTransactionID,
      history: sql`${paymentRequests.history} || ${JSON.stringify([event])}::jsonb`,
      version: sql`${paymentRequests.version} + 1`,
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
