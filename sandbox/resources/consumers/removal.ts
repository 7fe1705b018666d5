import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { notFound } from '#sandbox/core/apiError.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { operation, written } from '#sandbox/core/operation.ts';
import { toUpdateTimestamp } from '#sandbox/core/wire.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { lockDeals } from '#sandbox/domain/lockDeals.ts';
import { markDeals, recordTokens } from '#sandbox/domain/savedCards/cascade.ts';
import { recordEvent } from '#sandbox/events/recordEvent.ts';
import { defineRemoval } from '#sandbox/noun/removal.ts';
import { consumerRecord } from './record.ts';
import { recordConsumer } from './save.ts';

/** Locks all deals that go with the customer at once: those that are charged from the saved cards, and their own. */
async function lockTheirDeals(db: Database, { caller: { merchantID } }: Call, consumerID: string): Promise<void> {
  const cards = await db
    .select({ id: cardTokens.creditCardTokenID })
    .from(cardTokens)
    .where(
      and(eq(cardTokens.merchantID, merchantID), eq(cardTokens.consumerID, consumerID), isNull(cardTokens.deletedAt)),
    );
  const onCards = inArray(
    billingDeals.creditCardToken,
    cards.map(({ id }) => id),
  );
  await lockDeals(
    db,
    and(eq(billingDeals.merchantID, merchantID), or(eq(billingDeals.consumerID, consumerID), onCards)),
  );
}

/** Deletes the customer's saved cards at the instant the customer was deleted; their numbers stay for a restore. */
async function deleteTokens(db: Database, call: Call, consumerID: string, deletedAt: Date): Promise<number> {
  const deleted = await db
    .update(cardTokens)
    .set({ deletedAt, ...written(call), version: nextVersion(cardTokens) })
    .where(
      and(
        eq(cardTokens.merchantID, call.caller.merchantID),
        eq(cardTokens.consumerID, consumerID),
        isNull(cardTokens.deletedAt),
      ),
    )
    .returning();
  await markDeals(db, call, deleted, true);
  await recordTokens(db, call, 'CardTokenDeleted', deleted);
  return deleted.length;
}

/** Stops the customer's deals; those that have ended already stay as they are. */
async function stopDeals(db: Database, call: Call, consumerID: string): Promise<number> {
  const stopped = await db
    .update(billingDeals)
    .set({ active: false, ...written(call), version: nextVersion(billingDeals) })
    .where(
      and(
        eq(billingDeals.merchantID, call.caller.merchantID),
        eq(billingDeals.consumerID, consumerID),
        eq(billingDeals.active, true),
        eq(billingDeals.finished, false),
      ),
    )
    .returning();
  for (const { terminalID, billingDealID, dealReference } of stopped) {
    await recordEvent(db, call, {
      terminalID,
      eventName: 'BillingDealUpdated',
      entityType: 'BillingDeal',
      entityReference: billingDealID,
      entityExternalReference: dealReference,
    });
  }
  return stopped.length;
}

/** DELETE /api/consumers/{id}: takes saved cards and deals along (docs/wire.md §3.2), and says how many. */
export const deleteConsumer = defineRemoval(consumerRecord, {
  change: (stamp) => ({ ...stamp, hasCreditCard: false }),
  after: async (tx, call, row) => {
    const { consumerID, deletedAt, version } = row;
    await lockTheirDeals(tx, call, consumerID);
    const additionalData = {
      cardTokens: deletedAt ? await deleteTokens(tx, call, consumerID, deletedAt) : 0,
      billingDeals: await stopDeals(tx, call, consumerID),
    };
    await recordConsumer(tx, call, 'ConsumerUpdated', row);
    return { concurrencyToken: toUpdateTimestamp(version), additionalData };
  },
});

/** Brings back the cards that went with the customer, not those that were deleted before. */
async function restoreTokens(db: Database, call: Call, consumerID: string, deletedAt: Date): Promise<number> {
  const restored = await db
    .update(cardTokens)
    .set({ deletedAt: null, ...written(call), version: nextVersion(cardTokens) })
    .where(
      and(
        eq(cardTokens.merchantID, call.caller.merchantID),
        eq(cardTokens.consumerID, consumerID),
        eq(cardTokens.deletedAt, deletedAt),
      ),
    )
    .returning();
  await markDeals(db, call, restored, false);
  return restored.length;
}

/** PUT /api/consumers/restore/{id}: the customer and the cards that went along; deals stay inactive. */
export const restoreConsumer: Handler = async (call) => {
  const consumerID = consumerRecord.idOf(call);
  const isIt = consumerRecord.isIt(call, consumerID);
  const { concurrencyToken, restoredTokens } = await call.context.db.transaction(async (tx) => {
    // Locked, so that of two restores one finds nothing left to do.
    await tx.select({ consumerID: consumers.consumerID }).from(consumers).where(isIt).for('update');
    const { deletedAt } = await consumerRecord.read(tx, call, consumerID);
    // No version: a form that takes it over would save unseen over whatever came since the other restore.
    if (!deletedAt) return { restoredTokens: 0 };
    const restoredCount = await restoreTokens(tx, call, consumerID, deletedAt);
    const [restored] = await tx
      .update(consumers)
      .set({
        deletedAt: null,
        hasCreditCard: restoredCount > 0,
        ...written(call),
        version: nextVersion(consumers),
      })
      .where(and(isIt, isNotNull(consumers.deletedAt)))
      .returning();
    if (!restored) throw notFound('Consumer');
    await recordConsumer(tx, call, 'ConsumerUpdated', restored);
    return { concurrencyToken: toUpdateTimestamp(restored.version), restoredTokens: restoredCount };
  });
  call.context.totals.drop(call.caller.merchantID);
  return {
    json: operation(call, 'RestoredSuccessfully', {
      entityUID: consumerID,
      ...(concurrencyToken && { concurrencyToken }),
      additionalData: { cardTokens: restoredTokens },
    }),
  };
};
