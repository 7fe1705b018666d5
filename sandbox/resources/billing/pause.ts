import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { pauseRequest } from '#contract/entities/billingDealRequest.ts';
import { addDays } from '#contract/calendarDays.ts';
import { israelDay } from '#contract/israelDay.ts';
import { firstChargeFrom } from '#contract/rules/schedule.ts';
import { ApiError, invalid } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Answer, Call, Handler } from '#sandbox/core/call.ts';
import { inserted, named, operation, written } from '#sandbox/core/operation.ts';
import { requireAsSeen } from '#sandbox/core/seen.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { type BillingDeal, recordDeal } from '#sandbox/domain/billing/recordDeal.ts';
import { dealNow } from '#sandbox/domain/billing/seenDeal.ts';
import { requireCallOffered } from '#sandbox/domain/money/terminal.ts';
import { readTerminal } from '#sandbox/domain/ownTerminal.ts';
import { lockDeal, requireIdle } from './lockDeal.ts';
import { billingRecord } from './record.ts';

/** Changes a deal that nobody charges at this moment. @param changeOf what is written; it may refuse */
async function changeDeal(
  call: Call,
  changeOf: (deal: BillingDeal) => PgUpdateSetSource<typeof billingDeals>,
): Promise<Answer> {
  const id = billingRecord.idOf(call);
  const deal = await call.context.db.transaction(async (tx) => {
    const present = await lockDeal(tx, call, id);
    if (present.deletedAt !== null) throw new ApiError(409, 'DeletedMeanwhile');
    requireAsSeen(call, dealNow(present), { entityType: 'BillingDeal', entityUID: id });
    requireIdle(present);
    const changed = await tx
      .update(billingDeals)
      .set({ ...changeOf(present), ...written(call), version: nextVersion(billingDeals) })
      .where(billingRecord.isIt(call, id))
      .returning();
    await recordDeal(tx, call, 'BillingDealUpdated', present);
    return inserted(changed);
  });
  call.context.totals.drop(call.caller.merchantID);
  return { json: operation(call, 'SuccessfullySaved', named(id, deal.version)) };
}

/** POST /api/billing/{id}/pause: both days belong to the pause; another one takes its place. */
export const pauseDeal: Handler = async (call) => {
  const { pausedFrom, pausedTo, reason } = await readBody(call, pauseRequest);
  return changeDeal(call, ({ finished }) => {
    if (finished) throw invalid([{ code: 'billingDealID', description: 'DealFinished' }]);
    return {
      pausedFrom: pausedFrom.slice(0, 10),
      pausedTo: pausedTo.slice(0, 10),
      pauseReason: reason || null,
    };
  });
};

/** The next charge after a pause that ends today: what fell into it is left out. */
function nextAfterPause({ nextScheduledTransaction: next, pausedFrom, pausedTo, ...deal }: BillingDeal, today: string) {
  if (next === null || pausedFrom === null || next < pausedFrom || next > (pausedTo ?? today)) return {};
  const resumes = pausedTo !== null && pausedTo < today ? addDays(pausedTo, 1) : today;
  const resumed = firstChargeFrom(deal, next, resumes, deal.currentDeal);
  return { nextScheduledTransaction: resumed, finished: resumed === null };
}

/** POST /api/billing/{id}/unpause. */
export const unpauseDeal: Handler = async (call) => {
  const { terminalID } = await billingRecord.read(call.context.db, call, billingRecord.idOf(call));
  requireCallOffered(await readTerminal(call.context.db, call, terminalID), 'billing.unpause', 'billingDealID');
  const today = israelDay(call.context.clock.now());
  return changeDeal(call, (deal) => ({
    ...nextAfterPause(deal, today),
    pausedFrom: null,
    pausedTo: null,
    pauseReason: null,
  }));
};
