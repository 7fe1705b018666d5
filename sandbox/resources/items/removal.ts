import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isGuid } from '#contract/rules/guid.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import type { TextKey } from '#sandbox/core/messages/catalogue.ts';
import { operation, written } from '#sandbox/core/operation.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { items } from '#sandbox/db/schema/item.ts';
import { defineRemoval } from '#sandbox/noun/removal.ts';
import { itemRecord } from './record.ts';

interface Outcome {
  /** In the order in which they were asked for. */
  deleted: string[];
  refused: { id: string; reason: TextKey }[];
}

// spec gap: what stops an item from being deleted: a deal that will still charge it.
/** Which of these items are lines of deals that will charge again. */
async function usedByDeals(db: Database, merchantID: string, ids: readonly string[]): Promise<Set<string>> {
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const found = await db.execute(sql`
    select distinct line->>'itemID' as id
    from ${billingDeals}, jsonb_array_elements(coalesce(${billingDeals.dealDetails}->'items', '[]'::jsonb)) as line
    where ${billingDeals.merchantID} = ${merchantID} and ${billingDeals.active} and not ${billingDeals.finished}
      and ${billingDeals.deletedAt} is null and line->>'itemID' in (${wanted})`);
  return new Set(rowsOf(found).map(({ id }) => String(id)));
}

/** The merchant's items among these, and when each was deleted; locked in one order, so that no two calls wait for each other. */
async function lockItems(db: Database, merchantID: string, ids: readonly string[]): Promise<Map<string, Date | null>> {
  const rows = await db
    .select({ itemID: items.itemID, deletedAt: items.deletedAt })
    .from(items)
    .where(and(eq(items.merchantID, merchantID), inArray(items.itemID, [...ids])))
    .orderBy(asc(items.itemID))
    .for('update');
  return new Map(rows.map(({ itemID, deletedAt }) => [itemID, deletedAt]));
}

/** Deletes what may be deleted, each id judged by itself. @param db the transaction; @param asked ids in lower case */
async function deleteItems(db: Database, call: Call, asked: readonly string[]): Promise<Outcome> {
  const { merchantID } = call.caller;
  const ids = asked.filter(isGuid);
  const known = ids.length > 0 ? await lockItems(db, merchantID, ids) : new Map<string, Date | null>();
  const used = ids.length > 0 ? await usedByDeals(db, merchantID, ids) : new Set<string>();
  const reasonOf = (id: string): TextKey | undefined => {
    if (!isGuid(id)) return 'MustBeValidID';
    if (!known.has(id)) return 'NotFound';
    if (known.get(id)) return 'AlreadyDeleted';
    return used.has(id) ? 'ItemUsedByDeal' : undefined;
  };
  const judged = asked.map((id) => ({ id, reason: reasonOf(id) }));
  const deleted = judged.flatMap(({ id, reason }) => (reason ? [] : [id]));
  if (deleted.length > 0) {
    await db
      .update(items)
      .set({ deletedAt: call.context.clock.now(), ...written(call), version: nextVersion(items) })
      .where(and(eq(items.merchantID, merchantID), inArray(items.itemID, deleted)));
  }
  return { deleted, refused: judged.flatMap(({ id, reason }) => (reason ? [{ id, reason }] : [])) };
}

/** DELETE /api/items/{id}. */
export const deleteItem = defineRemoval(itemRecord, {
  change: (stamp) => stamp,
  after: async (tx, call, { itemID }) => {
    const used = await usedByDeals(tx, call.caller.merchantID, [itemID]);
    if (used.has(itemID)) throw new ApiError(400, 'ItemUsedByDeal', { entityUID: itemID });
    return {};
  },
});

/** The ids of a bulk call, each once. @throws ApiError 400 when there are none */
function readIds(body: unknown): string[] {
  if (!Array.isArray(body) || body.length === 0)
    throw new ApiError(400, 'Invalid', { errors: [{ code: 'ids', description: 'Required' }] });
  return [...new Set(body.map((id: unknown) => (typeof id === 'string' ? id.trim().toLowerCase() : '')))];
}

/**
 * POST /api/items/bulkdelete: a bare array of ids, at most 1,000. Each fares by itself: `additionalData` names the
 * deleted ones and why the others were not, and `errors` says the same by id; the status is a warning when any was not.
 */
export const bulkDeleteItems: Handler = async (call) => {
  const ids = readIds(call.body);
  const { deleted, refused } = await call.context.db.transaction((tx) => deleteItems(tx, call, ids));
  call.context.totals.drop(call.caller.merchantID);
  const failed = refused.map(({ id, reason }) => ({ id, reason: translate(call.locale, reason) }));
  const additionalData = { deleted, failed };
  if (failed.length === 0) {
    return { json: operation(call, 'ItemsDeleted', { values: { smart_count: deleted.length }, additionalData }) };
  }
  const values = { deleted: deleted.length, failed: failed.length };
  const errors = failed.map(({ id, reason }) => ({ code: id, description: reason }));
  return { json: operation(call, 'ItemsPartlyDeleted', { values, additionalData, errors }, 'warning') };
};
