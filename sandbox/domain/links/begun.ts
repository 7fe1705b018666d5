import { and, eq, inArray, or } from 'drizzle-orm';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Database } from '#sandbox/core/database.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import type { Link } from './change.ts';

type Named = Pick<Link, 'merchantID' | 'paymentRequestID'>;

/**
 * Whether a payment of a link has begun whose outcome nobody knows yet. One whose server has died is found out by the
 * sweep.
 */
export async function isBeingPaid(db: Database, { merchantID, paymentRequestID }: Named): Promise<boolean> {
  const isOfLink = or(
    eq(transactions.paymentRequestID, paymentRequestID),
    eq(transactions.paymentIntentID, paymentRequestID),
  );
  const begun = await db
    .select({ id: transactions.paymentTransactionID })
    .from(transactions)
    .where(
      and(
        eq(transactions.merchantID, merchantID),
        isOfLink,
        inArray(transactions.jDealType, ['J4', 'J5']),
        eq(transactions.status, 'initial'),
      ),
    )
    .limit(1);
  return begun.length > 0;
}

/**
 * A link that is being paid stays as its payer has seen it, a permanent one too.
 * @param tx the transaction that holds the link's row: a payment begins under the same lock
 * @throws ApiError 400
 */
export async function requireNotBeingPaid(tx: Database, link: Named): Promise<void> {
  if (await isBeingPaid(tx, link)) {
    throw new ApiError(400, 'RequestIsBeingPaid', { entityUID: link.paymentRequestID });
  }
}
