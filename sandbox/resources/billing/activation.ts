import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { billingDealsRequest } from '#contract/entities/billingDealRequest.ts';
import type { Happened } from '#contract/happened.ts';
import { israelDay } from '#contract/israelDay.ts';
import type { ChargeHindrance } from '#contract/rules/chargeable.ts';
import { firstChargeFrom } from '#contract/rules/schedule.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { written } from '#sandbox/core/operation.ts';
import { movedOnSince } from '#sandbox/core/seen.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { type BillingDeal, recordDeal } from '#sandbox/domain/billing/recordDeal.ts';
import { dealNow } from '#sandbox/domain/billing/seenDeal.ts';
import { offersCall } from '#sandbox/domain/money/terminal.ts';
import { answerMany, type ManyOutcome } from './many.ts';

/** A deal with what its activation depends on. */
interface JudgedDeal {
  deal: BillingDeal;
  /** Its terminal offers what makes it run. */
  isOffered: boolean;
  hasConsumer: boolean;
}

/** The merchant's deals among these, locked in one order, so that no two calls wait for each other. */
async function lockDeals(tx: Database, call: Call, ids: readonly string[]): Promise<Map<string, JudgedDeal>> {
  const rows = await tx
    .select({ deal: billingDeals, features: terminals.enabledFeatures, consumerID: consumers.consumerID })
    .from(billingDeals)
    .innerJoin(terminals, eq(terminals.terminalID, billingDeals.terminalID))
    .leftJoin(consumers, and(eq(consumers.consumerID, billingDeals.consumerID), isNull(consumers.deletedAt)))
    .where(
      and(
        eq(billingDeals.merchantID, call.caller.merchantID),
        inArray(billingDeals.billingDealID, [...ids]),
        isNull(billingDeals.deletedAt),
      ),
    )
    .orderBy(asc(billingDeals.billingDealID))
    .for('update', { of: billingDeals });
  return new Map(
    rows.map(({ deal, features, consumerID }) => [
      deal.billingDealID,
      {
        deal,
        isOffered: offersCall({ enabledFeatures: features }, 'billing.activate'),
        hasConsumer: consumerID !== null,
      },
    ]),
  );
}

interface ManyChange {
  /** Why a deal is left as it is. */
  hindrance: (judged: JudgedDeal) => ChargeHindrance | undefined;
  /** What is written; undefined: nothing, it is so already. */
  change: (deal: BillingDeal, today: string) => PgUpdateSetSource<typeof billingDeals> | undefined;
}

/** Changes deals each by itself, all in one transaction. */
async function changeDeals(tx: Database, call: Call, ids: readonly string[], of: ManyChange): Promise<ManyOutcome> {
  const today = israelDay(call.context.clock.now());
  const movedOn = movedOnSince(call);
  const known = await lockDeals(tx, call, ids);
  const happened = new Map<string, Happened>();
  const notQueuedDeals: ManyOutcome['notQueuedDeals'] = [];
  for (const id of ids) {
    const judged = known.get(id);
    const what = judged && movedOn(id, dealNow(judged.deal));
    if (what) happened.set(id, what);
    const code = what ? 'MovedOn' : judged ? of.hindrance(judged) : 'NotFound';
    if (code) notQueuedDeals.push({ id, code });
    const change = judged && !code ? of.change(judged.deal, today) : undefined;
    if (!judged || !change) continue;
    await tx
      .update(billingDeals)
      .set({ ...change, ...written(call), version: nextVersion(billingDeals) })
      .where(eq(billingDeals.billingDealID, id));
    await recordDeal(tx, call, 'BillingDealUpdated', judged.deal);
  }
  return { queued: ids.length - notQueuedDeals.length, notQueuedDeals, happened };
}

const changeMany =
  (change: ManyChange): Handler =>
  async (call) => {
    const { billingDealsID } = await readBody(call, billingDealsRequest);
    const ids = [...new Set(billingDealsID.map((id) => id.toLowerCase()))];
    const outcome = await call.context.db.transaction((tx) => changeDeals(tx, call, ids, change));
    call.context.totals.drop(call.caller.merchantID);
    return answerMany(call, outcome, { all: 'DealsChanged', none: 'NoDealChanged' });
  };

const running = ({ chargingTransactionID }: BillingDeal) => chargingTransactionID !== null;

// spec gap: what a deal owes that was off for a while.
/**
 * What fell due while a deal was off is not asked for; the charge that was refused before it went off is.
 * @param today Israel's day
 */
function resumed({ nextScheduledTransaction: next, lastError, ...deal }: BillingDeal, today: string) {
  if (next === null || next >= today || lastError !== null) return {};
  const first = firstChargeFrom(deal, next, today, deal.currentDeal);
  return { nextScheduledTransaction: first, finished: first === null };
}

/** POST /api/billing/activate-billing-deals. */
export const activateDeals = changeMany({
  hindrance: ({ deal, isOffered, hasConsumer }) => {
    if (deal.finished) return 'DealFinished';
    if (!hasConsumer) return 'ConsumerDeleted';
    if (deal.tokenNotAvailable) return 'CardTokenDeleted';
    return isOffered ? undefined : 'FeatureRecurrentPaymentsMissing';
  },
  change: (deal, today) =>
    deal.active ? undefined : { active: true, failedAttemptsCount: 0, ...resumed(deal, today) },
});

/** POST /api/billing/disable-billing-deals. */
export const disableDeals = changeMany({
  hindrance: ({ deal }) => {
    if (deal.finished) return 'DealFinished';
    return running(deal) ? 'DealIsRunning' : undefined;
  },
  change: ({ active }) => (active ? { active: false, inProgress: false } : undefined),
});
