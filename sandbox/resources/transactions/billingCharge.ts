import { and, eq, isNull } from 'drizzle-orm';
import { billingTransactionRequest } from '#contract/entities/transactionRequest.ts';
import { israelDay } from '#contract/israelDay.ts';
import { isInPause } from '#contract/rules/schedule.ts';
import { invalid, required } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call } from '#sandbox/core/call.ts';
import { requireAsSeen } from '#sandbox/core/seen.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { dealPayment } from '#sandbox/domain/billing/dealPayment.ts';
import type { BillingDeal } from '#sandbox/domain/billing/recordDeal.ts';
import { dealNow } from '#sandbox/domain/billing/seenDeal.ts';
import { preventsDoubleTransactions } from '#sandbox/domain/money/order.ts';
import { moneyCall } from '#sandbox/domain/money/payment/pay.ts';
import { payingTerminal, requireCallOffered } from '#sandbox/domain/money/terminal.ts';

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
  const { active, finished, invoiceOnly, paymentType } = deal;
  const isPayable = paymentType === 'card' || paymentType === 'bank';
  if (active && !finished && !invoiceOnly && !isInPause(today, deal) && isPayable) return;
  throw invalid([{ code: 'billingDealID', description: 'DealCannotBeCharged' }]);
}

/**
 * POST /api/transactions/create-billing-transaction: the next charge of a deal, now; where the request says which deal its
 * sender saw, no other one. The payment takes the deal in the version that is judged here.
 */
export const createBillingTransaction = moneyCall(async (call: Call) => {
  const body = await readBody(call, billingTransactionRequest);
  const deal = await readDeal(call, body.billingDealID);
  requireAsSeen(call, dealNow(deal), { entityType: 'BillingDeal', entityUID: deal.billingDealID });
  requireChargeable(call, deal);
  const terminal = await payingTerminal(call, deal.terminalID);
  requireCallOffered(terminal, 'transactions.createBillingTransaction', 'billingDealID');
  return dealPayment(call, terminal, deal, {
    okNumber: body.oKNumber,
    extension: body.extension,
    refuseDouble: preventsDoubleTransactions(terminal),
  });
});
