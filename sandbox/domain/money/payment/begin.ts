import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { transactionEvents, transactions } from '#sandbox/db/schema/transaction.ts';
import { codeText } from '#sandbox/domain/processor/refusals.ts';
import { nothingPaid } from '#sandbox/domain/money/settled.ts';
import { type Attempt, insertAttempt } from './attempts.ts';
import { eventOf, type Payment, type TransactionInsert } from './payment.ts';

// spec gap: what counts as the same again, and for how long.
/** How long the same terminal, card and amount count as a double (docs/rulings.md). */
const doubleMinutes = 5;
const doubleCode = 425;

/**
 * One at a time per terminal and card, so that two of a kind cannot pass each other unseen. A card is known by its mask and
 * expiry, which are kept anyway: nothing that could tell it more surely may be.
 */
async function refuseDouble(tx: Database, row: TransactionInsert): Promise<void> {
  const { terminalID, cardNumber, cardExpiresOn, transactionAmount, currency, transactionTimestamp } = row;
  if (!cardNumber || !cardExpiresOn) return;
  const card = `${terminalID} ${cardNumber} ${cardExpiresOn}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${card}, 0))`);
  const isRefund = row.specialTransactionType === 'refund';
  const [same] = await tx
    .select({ paymentTransactionID: transactions.paymentTransactionID })
    .from(transactions)
    .where(
      and(
        eq(transactions.terminalID, terminalID),
        eq(transactions.cardNumber, cardNumber),
        eq(transactions.cardExpiresOn, cardExpiresOn),
        eq(transactions.transactionAmount, transactionAmount),
        eq(transactions.currency, currency),
        gt(transactions.transactionTimestamp, new Date(transactionTimestamp.getTime() - doubleMinutes * 60_000)),
        isRefund
          ? eq(transactions.specialTransactionType, 'refund')
          : inArray(transactions.specialTransactionType, ['regularDeal', 'initialDeal']),
        // After a refusal people try the same card again.
        notInArray(transactions.status, nothingPaid),
        notInArray(transactions.jDealType, ['J2']),
      ),
    )
    .limit(1);
  if (!same) return;
  throw new ApiError(409, 'CouldNotCreateTransaction', {
    entityUID: same.paymentTransactionID,
    errors: [{ code: codeText(doubleCode), description: 'DoubleTransaction' }],
  });
}

/**
 * The first of a payment's two transactions: its key, what it lives on and its row, which is pending from then on.
 * @returns undefined when the key is known already
 * @throws ApiError when it is a double, or what it lives on is taken
 */
export async function begin(
  call: Call,
  identity: Pick<Attempt, 'attemptKey' | 'digest'>,
  { row, refuseDouble: watchful, reserve }: Payment,
): Promise<Attempt | undefined> {
  const attempt = await call.context.db.transaction(async (tx) => {
    const { paymentTransactionID } = row;
    const begun = await insertAttempt(tx, call, { ...identity, paymentTransactionID });
    if (!begun) return undefined;
    if (watchful) await refuseDouble(tx, row);
    await reserve?.(tx);
    await tx.insert(transactions).values(row);
    await tx.insert(transactionEvents).values(
      eventOf(row, {
        operationDate: row.transactionTimestamp,
        operationDoneBy: call.caller.name,
        status: 'initial',
        message: null,
      }),
    );
    return begun;
  });
  call.context.totals.drop(call.caller.merchantID);
  return attempt;
}
