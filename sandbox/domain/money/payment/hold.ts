import { and, eq, gt } from 'drizzle-orm';
import { invalid, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import type { Transaction } from './payment.ts';

const isMine = (call: Call, id: string) =>
  and(eq(transactions.merchantID, call.caller.merchantID), eq(transactions.paymentTransactionID, id.toLowerCase()));

/** An earlier transaction of the merchant. @throws ApiError 404 */
export async function earlierTransaction(call: Call, id: string): Promise<Transaction> {
  const rows = await call.context.db.select().from(transactions).where(isMine(call, id));
  return required(rows, 'PaymentTransaction');
}

/** @param code the field that names the hold */
const overRefusal = (code: string) => invalid([{ code, description: 'HoldIsOver' }]);

/**
 * A held amount that can be settled now.
 * @throws ApiError 404 when the merchant has none such, 400 when it is no hold, has expired or was used
 */
export async function usableHold(call: Call, id: string, code: string): Promise<Transaction> {
  const hold = await earlierTransaction(call, id);
  const expires = hold.transactionJ5ExpiredDate;
  const isOpen = hold.jDealType === 'J5' && hold.status === 'awaitingToSelectJ5';
  if (!isOpen || expires === null || expires <= call.context.clock.now()) throw overRefusal(code);
  return hold;
}

/** Uses a hold up; of several who try at once one succeeds. @throws ApiError 400 */
export async function takeHold(tx: Database, call: Call, id: string, code: string): Promise<void> {
  const taken = await tx
    .update(transactions)
    .set({ status: 'completed', version: nextVersion(transactions) })
    .where(
      and(
        isMine(call, id),
        eq(transactions.jDealType, 'J5'),
        eq(transactions.status, 'awaitingToSelectJ5'),
        gt(transactions.transactionJ5ExpiredDate, call.context.clock.now()),
      ),
    )
    .returning({ id: transactions.paymentTransactionID });
  if (taken.length === 0) throw overRefusal(code);
}
