import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import type { Database } from '#sandbox/core/database.ts';
import { inserted } from '#sandbox/core/operation.ts';
import { transactionEvents, transactions } from '#sandbox/db/schema/transaction.ts';
import { codeText } from '#sandbox/domain/processor/refusals.ts';
import { nothingPaid } from '#sandbox/domain/money/settled.ts';
import { type Attempt, insertAttempts, runningRefusal } from './attempts.ts';
import { eventOf, type Payment, type Transaction, type TransactionInsert } from './payment.ts';

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

/** A payment that was judged, and the attempt it is to be. */
export interface PreparedPayment {
  call: Call;
  identity: Pick<Attempt, 'attemptKey' | 'digest'>;
  payment: Payment;
}

async function insertPending(tx: Database, beginnings: readonly PreparedPayment[]): Promise<Transaction[]> {
  const rows = await tx
    .insert(transactions)
    .values(beginnings.map(({ payment }) => payment.row))
    .returning();
  await tx.insert(transactionEvents).values(
    beginnings.map(({ call, payment: { row } }) =>
      eventOf(row, {
        operationDate: row.transactionTimestamp,
        operationDoneBy: call.caller.name,
        status: 'initial',
        message: null,
      }),
    ),
  );
  return rows;
}

const newAttempt = ({ call, identity, payment }: PreparedPayment) => ({
  call,
  ...identity,
  paymentTransactionID: payment.row.paymentTransactionID,
});

/** A payment that has begun. */
export interface BegunPayment {
  call: Call;
  attempt: Attempt;
  pending: Transaction;
  /** The number of a card that came with the request. */
  typed: string | undefined;
}

/**
 * The first of a payment's two transactions: its key, what it lives on and its row, which is pending from then on.
 * @returns undefined when the key is known already
 * @throws ApiError when it is a double, or what it lives on is taken
 */
export async function beginPayment(beginning: PreparedPayment): Promise<BegunPayment | undefined> {
  const { call, payment } = beginning;
  const begun = await call.context.db.transaction(async (tx) => {
    const [attempt] = await insertAttempts(tx, [newAttempt(beginning)]);
    if (!attempt) return undefined;
    if (payment.refuseDouble) await refuseDouble(tx, payment.row);
    await payment.reserve?.(tx);
    return { call, attempt, pending: inserted(await insertPending(tx, [beginning])), typed: payment.cardNumber };
  });
  call.context.totals.drop(call.caller.merchantID);
  return begun;
}

/**
 * Begins payments of one merchant in one transaction, none of which might be a double.
 * @throws Error when they cannot begin together: then none has begun
 */
export async function beginPayments(context: Context, beginnings: readonly PreparedPayment[]): Promise<BegunPayment[]> {
  const begun = await context.db.transaction(async (tx) => {
    for (const { payment } of beginnings) await payment.reserve?.(tx);
    const attempts = await insertAttempts(tx, beginnings.map(newAttempt));
    if (attempts.length < beginnings.length) throw runningRefusal();
    const rows = new Map((await insertPending(tx, beginnings)).map((row) => [row.paymentTransactionID, row]));
    const calls = new Map(beginnings.map((beginning) => [beginning.identity.attemptKey, beginning]));
    return attempts.flatMap((attempt) => {
      const [beginning, pending] = [calls.get(attempt.attemptKey), rows.get(attempt.paymentTransactionID ?? '')];
      return beginning && pending
        ? [{ call: beginning.call, attempt, pending, typed: beginning.payment.cardNumber }]
        : [];
    });
  });
  for (const { call } of beginnings.slice(0, 1)) context.totals.drop(call.caller.merchantID);
  return begun;
}
