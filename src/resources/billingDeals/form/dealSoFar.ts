import { israelDay } from '#contract/israelDay.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { DealSoFar } from '#src/fields/schedule/chargesAhead.ts';

/** A deal as its next charges are counted from it. */
export function dealSoFar(deal: RecordOf<'billingDeals'>): DealSoFar | undefined {
  const { billingSchedule, startsOn, nextScheduledTransaction, currentDeal, currentTransactionTimestamp } = deal;
  // A server that does not tell the first day leaves the preview to the schedule alone.
  if (!startsOn) return undefined;
  return {
    schedule: billingSchedule,
    startsOn: startsOn.slice(0, 10),
    next: nextScheduledTransaction ?? null,
    chargesMade: currentDeal ?? 0,
    chargedOn: currentTransactionTimestamp ? israelDay(new Date(currentTransactionTimestamp)) : null,
    pausedFrom: deal.pausedFrom,
    pausedTo: deal.pausedTo,
  };
}
