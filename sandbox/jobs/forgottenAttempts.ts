import { and, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { attemptKeptMs } from '#contract/constants.ts';
import type { Context } from '#sandbox/core/context.ts';
import { attempts } from '#sandbox/domain/money/payment/attemptTable.ts';

/**
 * Forgets keys and answers of attempts that no client repeats any more (docs/attempts.md); a payment without an answer stays
 * until it has got one. Their age is real time, as their leases are: the journals of browsers know no other.
 * @param now real time
 */
export async function forgetAttempts({ db }: Context, now = new Date()): Promise<void> {
  const lastKept = new Date(now.getTime() - attemptKeptMs);
  const isOver = or(isNotNull(attempts.status), isNull(attempts.paymentTransactionID));
  await db.delete(attempts).where(and(isOver, lt(attempts.leaseUntil, lastKept)));
}
