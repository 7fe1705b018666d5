import { and, eq } from 'drizzle-orm';
import { toDecimal } from '#contract/money.ts';
import { required } from '#sandbox/core/apiError.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { toUpdateTimestamp, toWireInstant } from '#sandbox/core/wire.ts';
import { items } from '#sandbox/db/schema/item.ts';

export type ItemRecord = typeof items.$inferSelect;

/** The row of an item of the caller's merchant, deleted or not. @throws ApiError 404 */
export async function readItem(db: Database, { caller }: Pick<Call, 'caller'>, itemID: string): Promise<ItemRecord> {
  const rows = await db
    .select()
    .from(items)
    .where(and(eq(items.merchantID, caller.merchantID), eq(items.itemID, itemID)));
  return required(rows, 'Item');
}

/** An item as it travels (docs/wire.md §3.3 D). */
export function toWireItem(row: ItemRecord) {
  const { version, updatedDate, operationDoneByID, deletedAt, ...details } = row;
  return {
    ...details,
    price: toDecimal(row.price),
    deleted: deletedAt !== null,
    created: toWireInstant(row.created),
    updatedDate: toWireInstant(updatedDate),
    updateTimestamp: toUpdateTimestamp(version),
  };
}

/** An item with all details (docs/wire.md §3.3). */
export const getItem: Handler = async (call) => ({
  json: toWireItem(await readItem(call.context.db, call, guidOf(call, 'id', 'Item'))),
});
