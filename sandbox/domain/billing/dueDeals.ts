import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { dayAfterCharge, isInPause, isWithin } from '#contract/rules/schedule.ts';
import type { Database } from '#sandbox/core/database.ts';
import { billingDeals as deals } from '#sandbox/db/schema/billingDeal.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import type { BillingDeal } from './recordDeal.ts';

/** Deals whose charge has come, by an Israel day, and that nobody is charging. */
const isDue = (day: string) =>
  and(
    eq(deals.active, true),
    eq(deals.finished, false),
    isNull(deals.deletedAt),
    isNull(deals.chargingTransactionID),
    lte(deals.nextScheduledTransaction, day),
  );

/** The next charge of a deal after those that its pause leaves out. */
function afterPause(deal: BillingDeal, day: string) {
  let next = deal.nextScheduledTransaction;
  while (next !== null && next <= day && isInPause(next, deal)) {
    const following = deal.repeatMonths === 0 ? null : dayAfterCharge(next, deal);
    next = following !== null && isWithin(deal, following, deal.currentDeal) ? following : null;
  }
  return { nextScheduledTransaction: next, finished: next === null };
}

/** Moves deals on whose charge falls into their pause: it is left out (docs/rulings.md). */
export async function skipPausedCharges(db: Database, day: string): Promise<void> {
  const next = deals.nextScheduledTransaction;
  const paused = await db
    .select()
    .from(deals)
    .where(
      and(
        isDue(day),
        isNotNull(deals.pausedFrom),
        sql`${next} between ${deals.pausedFrom} and coalesce(${deals.pausedTo}, ${day})`,
      ),
    );
  for (const deal of paused) {
    await db
      .update(deals)
      .set({ ...afterPause(deal, day), inProgress: false, version: nextVersion(deals) })
      .where(and(eq(deals.billingDealID, deal.billingDealID), eq(deals.version, deal.version)));
  }
}

// spec gap: what the engine passes by, and why (docs/rulings.md).
/**
 * The deals that are charged by themselves on a day: due, neither paused nor on a card that is over or gone, not tried on
 * this day already, on terminals that have the feature Billing and charge by themselves.
 */
export function readDueDeals(db: Database, day: string) {
  const { merchantID, billingDealID, nextScheduledTransaction: period, chargesTried } = deals;
  return db
    .select({ merchantID, billingDealID, period, chargesTried })
    .from(deals)
    .innerJoin(terminals, eq(terminals.terminalID, deals.terminalID))
    .where(
      and(
        isDue(day),
        or(isNull(deals.triedOn), lt(deals.triedOn, day)),
        or(
          isNull(deals.pausedFrom),
          sql`${day} not between ${deals.pausedFrom} and coalesce(${deals.pausedTo}, ${day})`,
        ),
        or(
          isNull(deals.creditCardToken),
          and(eq(deals.tokenNotAvailable, false), sql`${deals.cardExpiresOn} >= ${day}`),
        ),
        eq(terminals.status, 'active'),
        sql`${terminals.enabledFeatures} ? 'Billing'`,
        sql`(${terminals.billingSettings}->>'createRecurrentPaymentsAutomatically')::boolean`,
      ),
    )
    .orderBy(deals.billingDealID);
}
