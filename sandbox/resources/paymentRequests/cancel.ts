import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { ApiError, required } from '#sandbox/core/apiError.ts';
import type { Handler } from '#sandbox/core/call.ts';
import { named, operation, written } from '#sandbox/core/operation.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { historyEvent } from '#sandbox/domain/links/history.ts';

/** DELETE /api/paymentRequests/cancel/{id}: of payment requests, intents and billing requests, permanent ones too. */
export const cancelRequest: Handler = async (call) => {
  const id = guidOf(call, 'id', 'PaymentRequest');
  const isIt = and(
    eq(paymentRequests.merchantID, call.caller.merchantID),
    eq(paymentRequests.paymentRequestID, id),
    isNull(paymentRequests.deletedAt),
  );
  const { db, totals } = call.context;
  const [canceled] = await db
    .update(paymentRequests)
    .set({
      status: 'canceled',
      history: sql`${paymentRequests.history} || ${JSON.stringify([historyEvent(call, 'PaymentRequestCanceled')])}::jsonb`,
      ...written(call),
      version: nextVersion(paymentRequests),
    })
    .where(and(isIt, notInArray(paymentRequests.status, ['payed', 'canceled'])))
    .returning({ version: paymentRequests.version });
  if (!canceled) {
    required(
      await db.select({ id: paymentRequests.paymentRequestID }).from(paymentRequests).where(isIt),
      'PaymentRequest',
    );
    throw new ApiError(400, 'RequestIsOver', { entityUID: id });
  }
  totals.drop(call.caller.merchantID);
  return { json: operation(call, 'RequestCanceled', named(id, canceled.version)) };
};
