import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { chargebackRequest } from '#contract/entities/transactionRequest.ts';
import { toAgorot } from '#contract/money.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { followUp } from '#sandbox/domain/money/followUp.ts';
import { earlierTransaction, takeHold, usableHold } from '#sandbox/domain/money/payment/hold.ts';
import { moneyCall } from '#sandbox/domain/money/payment/pay.ts';
import type { Transaction } from '#sandbox/domain/money/payment/payment.ts';
import { settledChargeStatuses } from '#contract/settled.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import { lockTransactionAsSeen, requireTransactionAsSeen } from '#sandbox/domain/money/transactionNow.ts';
import { payingTerminal } from '#sandbox/domain/money/terminal.ts';
import { isRefundable } from './allowedActions.ts';

// spec gap: how much of a hold is settled.
/** POST /api/transactions/selectJ5: settles the full held amount by a new J4 deal, once (docs/wire.md §5.3). */
export const selectJ5 = moneyCall(async (call: Call) => {
  const id = guidOf(call, 'transactionID', 'PaymentTransaction');
  requireTransactionAsSeen(call, await earlierTransaction(call, id));
  const hold = await usableHold(call, id, 'transactionID');
  const terminal = await payingTerminal(call, hold.terminalID);
  return {
    row: followUp(call, terminal, hold, { amount: hold.transactionAmount, isRefund: false }),
    refuseDouble: false,
    reserve: async (tx) => {
      await lockTransactionAsSeen(tx, call, id);
      await takeHold(tx, call, id, 'transactionID');
    },
  };
});

/** More than is left of a deal. */
function refuseExcess({ locale }: Call, left: number, currency: Transaction['currency']) {
  return invalid([
    { code: 'refundAmount', description: 'RefundExceedsRest', values: { max: shownMoney(left, currency, locale) } },
  ]);
}

/** Takes some of what is left of a deal; of many who try at once only so many succeed as fit. @throws ApiError 400 */
async function takeRest(tx: Database, call: Call, original: Transaction, amount: number): Promise<void> {
  const isIt = and(
    eq(transactions.merchantID, call.caller.merchantID),
    eq(transactions.paymentTransactionID, original.paymentTransactionID),
  );
  const grown = sql`${transactions.totalRefund} + ${amount}`;
  const taken = await tx
    .update(transactions)
    .set({ totalRefund: grown, version: nextVersion(transactions) })
    .where(and(isIt, inArray(transactions.status, settledChargeStatuses), lte(grown, transactions.transactionAmount)))
    .returning({ id: transactions.paymentTransactionID });
  if (taken.length > 0) return;
  const [now] = await tx.select().from(transactions).where(isIt);
  throw refuseExcess(call, now ? now.transactionAmount - now.totalRefund : 0, original.currency);
}

/** POST /api/transactions/chargeback: gives back a deal's money, in parts or whole, never more than is left. */
export const chargeback = moneyCall(async (call: Call) => {
  const body = await readBody(call, chargebackRequest);
  const original = await earlierTransaction(call, body.existingPaymentTransactionID);
  requireTransactionAsSeen(call, original);
  if (!isRefundable(original)) {
    throw invalid([{ code: 'existingPaymentTransactionID', description: 'NotInThisState' }]);
  }
  const amount = toAgorot(body.refundAmount);
  const left = original.transactionAmount - original.totalRefund;
  if (amount > left) throw refuseExcess(call, left, original.currency);
  const terminal = await payingTerminal(call, original.terminalID);
  return {
    row: followUp(call, terminal, original, { amount, isRefund: true, extension: body.extension }),
    refuseDouble: false,
    reserve: async (tx) => {
      await lockTransactionAsSeen(tx, call, original.paymentTransactionID);
      await takeRest(tx, call, original, amount);
    },
  };
});
