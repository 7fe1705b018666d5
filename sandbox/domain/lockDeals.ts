import { asc, type SQL } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';

/**
 * The deals that fit, locked in the order of their ids until the transaction ends. Whoever changes several locks them first, all
 * at once, so that no two wait for each other.
 * @example const deals = await lockDeals(tx, inArray(billingDeals.billingDealID, ids))
 */
export async function lockDeals(tx: Database, which: SQL | undefined): Promise<(typeof billingDeals.$inferSelect)[]> {
  return tx.select().from(billingDeals).where(which).orderBy(asc(billingDeals.billingDealID)).for('update');
}

/** The ids of the deals that fit, for a statement that changes them all: it locks them in the same order. */
export const dealsInOrder = (tx: Database, which: SQL | undefined) =>
  tx
    .select({ billingDealID: billingDeals.billingDealID })
    .from(billingDeals)
    .where(which)
    .orderBy(asc(billingDeals.billingDealID))
    .for('update');
