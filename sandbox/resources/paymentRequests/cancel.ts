import { and, eq, isNull } from 'drizzle-orm';
import { ApiError, required } from '#sandbox/core/apiError.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { named, operation } from '#sandbox/core/operation.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { requireAsSeen } from '#sandbox/core/seen.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { requireNotBeingPaid } from '#sandbox/domain/links/begun.ts';
import { changeLink, type Link } from '#sandbox/domain/links/change.ts';
import { toDetails } from './record.ts';

/**
 * The link, kept from payers and from other changes until the transaction ends.
 * @throws ApiError 404, 400 for one that is over or being paid, 409 for one that is not as it was seen
 */
async function lockOpen(tx: Database, call: Call, id: string): Promise<Link> {
  const rows = await tx
    .select()
    .from(paymentRequests)
    .where(
      and(
        eq(paymentRequests.merchantID, call.caller.merchantID),
        eq(paymentRequests.paymentRequestID, id),
        isNull(paymentRequests.deletedAt),
      ),
    )
    .for('update');
  const link = required(rows, 'PaymentRequest');
  if (['payed', 'canceled'].includes(link.status)) throw new ApiError(400, 'RequestIsOver', { entityUID: id });
  await requireNotBeingPaid(tx, link);
  requireAsSeen(call, toDetails(link, call.context), { entityType: 'PaymentRequest', entityUID: id });
  return link;
}

/**
 * DELETE /api/paymentRequests/cancel/{id}: of payment requests, intents and billing requests, permanent ones too.
 */
export const cancelRequest: Handler = async (call) => {
  const id = guidOf(call, 'id', 'PaymentRequest');
  const { db, totals } = call.context;
  const canceled = await db.transaction(async (tx) => {
    const link = await lockOpen(tx, call, id);
    return changeLink(tx, call, { link, event: 'PaymentRequestCanceled', columns: { status: 'canceled' } });
  });
  totals.drop(call.caller.merchantID);
  return { json: operation(call, 'RequestCanceled', canceled && named(id, canceled.version)) };
};
