import { and, eq, isNull } from 'drizzle-orm';
import { billingTransactionRequest } from '#contract/entities/transactionRequest.ts';
import { israelDay } from '#contract/israelDay.ts';
import { ApiError, invalid, required } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { noMaskedCard } from '#sandbox/db/schema/columns.ts';
import { paymentsOf } from '#sandbox/domain/money/amounts.ts';
import { savedCard } from '#sandbox/domain/money/card.ts';
import { consumerKeys, dealKeys, pick } from '#sandbox/domain/money/columns.ts';
import { rateOf } from '#sandbox/domain/money/currencyRate.ts';
import { watchesForDoubles } from '#sandbox/domain/money/order.ts';
import { moneyCall } from '#sandbox/domain/money/payment/pay.ts';
import { newRow } from '#sandbox/domain/money/row.ts';
import { payingTerminal } from '#sandbox/domain/money/terminal.ts';

type BillingDeal = typeof billingDeals.$inferSelect;

async function readDeal(call: Call, id: string): Promise<BillingDeal> {
  const rows = await call.context.db
    .select()
    .from(billingDeals)
    .where(
      and(
        eq(billingDeals.merchantID, call.caller.merchantID),
        eq(billingDeals.billingDealID, id.toLowerCase()),
        isNull(billingDeals.deletedAt),
      ),
    );
  return required(rows, 'BillingDeal');
}

/** Inactive, finished and paused deals and those that only issue invoices are not charged. @throws ApiError 400 */
function requireChargeable(call: Call, deal: BillingDeal): void {
  const today = israelDay(call.context.clock.now());
  const { active, finished, invoiceOnly, pausedFrom, pausedTo, paymentType } = deal;
  const isPaused = pausedFrom !== null && pausedFrom <= today && (pausedTo === null || pausedTo >= today);
  const isPayable = paymentType === 'card' || paymentType === 'bank';
  if (active && !finished && !invoiceOnly && !isPaused && isPayable) return;
  throw invalid([{ code: 'billingDealID', description: 'DealCannotBeCharged' }]);
}

/** A deal is charged by one at a time, and as it was read: not by whoever another charge came before. @throws ApiError 409 */
async function takeDeal(tx: Database, { billingDealID, version }: BillingDeal): Promise<void> {
  const taken = await tx
    .update(billingDeals)
    .set({ inProgress: true })
    .where(
      and(
        eq(billingDeals.billingDealID, billingDealID),
        eq(billingDeals.inProgress, false),
        eq(billingDeals.version, version),
      ),
    )
    .returning({ billingDealID: billingDeals.billingDealID });
  if (taken.length > 0) return;
  throw new ApiError(409, 'CouldNotCreateTransaction', {
    errors: [{ code: 'billingDealID', description: 'DealIsRunning' }],
  });
}

/** The saved card or the bank account of a deal, as columns of the row. */
async function payingColumns(
  call: Call,
  { paymentType, creditCardToken, bankDetails, nextScheduledTransaction }: BillingDeal,
) {
  if (paymentType === 'bank') {
    if (!bankDetails) throw invalid([{ code: 'billingDealID', description: 'DealCannotBeCharged' }]);
    const dueDate = nextScheduledTransaction ?? israelDay(call.context.clock.now());
    const bankTransferDetails = { ...bankDetails, dueDate };
    return { ...noMaskedCard, creditCardToken: null, bankTransferDetails, paymentTypeEnum: 'bank' as const };
  }
  if (creditCardToken === null) throw new ApiError(400, 'CardTokenDeleted');
  const saved = await savedCard(call, creditCardToken);
  return { ...saved.columns, creditCardToken, bankTransferDetails: null, paymentTypeEnum: 'card' as const };
}

/** POST /api/transactions/create-billing-transaction: the next charge of a deal, now. */
export const createBillingTransaction = moneyCall(async (call: Call) => {
  const body = await readBody(call, billingTransactionRequest);
  const deal = await readDeal(call, body.billingDealID);
  requireChargeable(call, deal);
  const terminal = await payingTerminal(call, deal.terminalID);
  const paying = await payingColumns(call, deal);
  return {
    row: {
      ...newRow(call, terminal),
      ...paying,
      ...pick(deal, [...consumerKeys, ...dealKeys, 'currency', 'transactionAmount', 'vatRate', 'netTotal', 'vatTotal']),
      transactionType: 'regularDeal',
      jDealType: 'J4',
      specialTransactionType: paying.creditCardToken === null ? 'regularDeal' : 'initialDeal',
      cardPresence: 'cardNotPresent',
      documentOrigin: 'billing',
      currencyRate: await rateOf(call.context.db, deal.currency, 0, israelDay(call.context.clock.now())),
      ...paymentsOf(deal.transactionAmount),
      okNumber: body.oKNumber || null,
      billingDealID: deal.billingDealID,
      currentDeal: deal.currentDeal + 1,
      initialTransactionID: deal.initialTransactionID,
      issueInvoice: deal.issueInvoice,
      invoiceDetails: deal.invoiceDetails,
      extension: body.extension ?? null,
    },
    refuseDouble: watchesForDoubles(terminal),
    reserve: (tx) => takeDeal(tx, deal),
  };
});
