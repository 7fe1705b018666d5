import { eq } from 'drizzle-orm';
import { israelDay } from '#contract/israelDay.ts';
import { nextCharge } from '#contract/rules/schedule.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import type { Transaction } from './payment.ts';

type BillingDeal = typeof billingDeals.$inferSelect;

// spec gap: what a charge by hand does to the schedule.
/** Where a deal stands after one more charge. A charge by hand pays the period that comes next, due or not. */
function afterCharge(deal: BillingDeal, today: string) {
  const currentDeal = deal.currentDeal + 1;
  const next = nextCharge(deal, deal.nextScheduledTransaction ?? today, currentDeal);
  return { currentDeal, finished: next === null, nextScheduledTransaction: next };
}

/** Writes the outcome of a charge onto its deal. */
export async function tellDeal(tx: Database, call: Call, row: Transaction, isApproved: boolean): Promise<void> {
  if (row.billingDealID === null) return;
  const isDeal = eq(billingDeals.billingDealID, row.billingDealID);
  const [deal] = await tx.select().from(billingDeals).where(isDeal).for('update');
  if (!deal) return;
  const outcome = isApproved
    ? {
        ...afterCharge(deal, israelDay(call.context.clock.now())),
        currentTransactionID: row.paymentTransactionID,
        currentTransactionTimestamp: row.transactionTimestamp,
        initialTransactionID: deal.initialTransactionID ?? row.paymentTransactionID,
        lastError: null,
        lastErrorCorrelationID: null,
        failedAttemptsCount: 0,
      }
    : {
        lastError: row.rejectionMessage,
        lastErrorCorrelationID: call.correlationId,
        failedAttemptsCount: deal.failedAttemptsCount + 1,
      };
  await tx
    .update(billingDeals)
    .set({ ...outcome, inProgress: false, chargingTransactionID: null, version: nextVersion(billingDeals) })
    .where(isDeal);
}
