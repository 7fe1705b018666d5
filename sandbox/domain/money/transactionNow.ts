import { and, eq } from 'drizzle-orm';
import type { Row } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import { required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { requireAsSeen } from '#sandbox/core/seen.ts';
import { toUpdateTimestamp } from '#sandbox/core/wire.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import type { Transaction } from './payment/payment.ts';

/** What of a transaction can be compared with what was seen. */
export type SeenTransaction = Pick<Transaction, 'version' | 'status' | 'totalRefund' | 'invoiceID'>;

/** A transaction as it is now, as far as calls on transactions judge what was seen. */
export function transactionNow({ version, status, totalRefund, invoiceID }: SeenTransaction): Row {
  return {
    updateTimestamp: toUpdateTimestamp(version),
    status,
    totalRefund: toDecimal(totalRefund),
    invoiceID,
  };
}

/** @throws ApiError 409 for a transaction that is another than the caller saw */
export function requireTransactionAsSeen(call: Call, row: SeenTransaction & Pick<Transaction, 'paymentTransactionID'>) {
  requireAsSeen(call, transactionNow(row), {
    entityType: 'PaymentTransaction',
    entityUID: row.paymentTransactionID,
  });
}

/** The same of one that is locked until the transaction ends. @throws ApiError 404, 409 */
export async function lockTransactionAsSeen(tx: Database, call: Call, id: string): Promise<void> {
  const isIt = and(
    eq(transactions.merchantID, call.caller.merchantID),
    eq(transactions.paymentTransactionID, id.toLowerCase()),
  );
  const rows = await tx.select().from(transactions).where(isIt).for('update');
  requireTransactionAsSeen(call, required(rows, 'PaymentTransaction'));
}
