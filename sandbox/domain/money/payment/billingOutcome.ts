import { eq } from 'drizzle-orm';
import { israelDay } from '#contract/israelDay.ts';
import { nextCharge } from '#contract/rules/schedule.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { recordEvent } from '#sandbox/events/recordEvent.ts';
import type { Transaction } from './payment.ts';

type BillingDeal = typeof billingDeals.$inferSelect;

/** After so many refusals in a row a deal is disabled (docs/wire.md §5.5). */
const mostFailures = 5;

// spec gap: what a charge by hand does to the schedule.
/** Where a deal stands after one more charge. A charge by hand pays the period that comes next, due or not. */
export function afterCharge(deal: BillingDeal, today: string) {
  const currentDeal = deal.currentDeal + 1;
  const next = nextCharge(deal, deal.nextScheduledTransaction ?? today, currentDeal);
  return {
    currentDeal,
    finished: next === null,
    nextScheduledTransaction: next,
    lastError: null,
    lastErrorCorrelationID: null,
    failedAttemptsCount: 0,
  };
}

/** A deal, locked until the transaction ends. */
async function lockDeal(tx: Database, billingDealID: string): Promise<BillingDeal | undefined> {
  const [deal] = await tx
    .select()
    .from(billingDeals)
    .where(eq(billingDeals.billingDealID, billingDealID))
    .for('update');
  return deal;
}

/**
 * Writes what became of a charge: the deal is free again, and not tried any more on this day by itself.
 * @param outcome.triedOn the day of the charge, which may be found out later
 */
async function write(
  tx: Database,
  deal: BillingDeal,
  outcome: Partial<BillingDeal> & { triedOn: string },
): Promise<void> {
  await tx
    .update(billingDeals)
    .set({
      ...outcome,
      inProgress: false,
      chargingTransactionID: null,
      chargesTried: deal.chargesTried + 1,
      version: nextVersion(billingDeals),
    })
    .where(eq(billingDeals.billingDealID, deal.billingDealID));
}

/** Writes a refusal onto its deal, which is disabled after too many; the merchant's addresses are told of that. */
async function writeRefusal(
  tx: Database,
  call: Call,
  deal: BillingDeal,
  { reason, triedOn }: { reason: string | null; triedOn: string },
): Promise<void> {
  const failedAttemptsCount = deal.failedAttemptsCount + 1;
  const isOff = deal.active && failedAttemptsCount >= mostFailures;
  const failure = { lastError: reason, lastErrorCorrelationID: call.correlationId, failedAttemptsCount };
  await write(tx, deal, { ...failure, triedOn, ...(isOff && { active: false }) });
  if (!isOff) return;
  await recordEvent(tx, call, {
    terminalID: deal.terminalID,
    eventName: 'BillingDealUpdated',
    entityType: 'BillingDeal',
    entityReference: deal.billingDealID,
    entityExternalReference: deal.dealReference,
  });
}

/** Writes onto a deal that a charge could not even begin. */
export async function refuseDeal(tx: Database, call: Call, billingDealID: string, reason: string): Promise<void> {
  const deal = await lockDeal(tx, billingDealID);
  if (deal) await writeRefusal(tx, call, deal, { reason, triedOn: israelDay(call.context.clock.now()) });
}

/** Writes the outcome of a charge onto its deal. */
export async function tellDeal(tx: Database, call: Call, row: Transaction, isApproved: boolean): Promise<void> {
  if (row.billingDealID === null) return;
  const deal = await lockDeal(tx, row.billingDealID);
  if (!deal) return;
  const triedOn = row.transactionDate;
  if (!isApproved) return writeRefusal(tx, call, deal, { reason: row.rejectionMessage, triedOn });
  await write(tx, deal, {
    ...afterCharge(deal, triedOn),
    triedOn,
    currentTransactionID: row.paymentTransactionID,
    currentTransactionTimestamp: row.transactionTimestamp,
    initialTransactionID: deal.initialTransactionID ?? row.paymentTransactionID,
  });
}
