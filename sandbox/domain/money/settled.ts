import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { statusesOf } from '#contract/enums.ts';
import { settledStatuses } from '#contract/settled.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';

/** Payments that came to nothing: what they lived on is free for another one. */
export const nothingPaid = [...statusesOf('Failed'), ...statusesOf('Canceled')];

/** Money that moves: J4 deals, whether charge or refund. */
export function isSettled(): SQL {
  const condition = and(eq(transactions.jDealType, 'J4'), inArray(transactions.status, settledStatuses));
  return condition ?? sql`true`;
}

export const isRefund = (): SQL => eq(transactions.specialTransactionType, 'refund');
export const isCharge = (): SQL => ne(transactions.specialTransactionType, 'refund');

/** A sum in agorot of the rows where the condition holds. */
export const sumWhere = (amount: SQL, condition: SQL): SQL<number> =>
  sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number);
