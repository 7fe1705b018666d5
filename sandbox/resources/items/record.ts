import { toDecimal } from '#contract/money.ts';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/call.ts';
import { items } from '#sandbox/db/schema/item.ts';
import { toUpdateTimestamp, toWireInstant } from '#sandbox/list/wire.ts';
import { guidOf, required } from '#sandbox/resources/path.ts';

/** An item with all details (contract.md §3.3). */
export const getItem: Handler = async (call) => {
  const id = guidOf(call, 'id', 'Item');
  const rows = await call.context.db
    .select()
    .from(items)
    .where(and(eq(items.merchantID, call.caller.merchantID), eq(items.itemID, id)));
  const row = required(rows, 'Item');
  const { version, updatedDate, operationDoneByID, deletedAt, ...details } = row;
  return {
    json: {
      ...details,
      price: toDecimal(row.price),
      deleted: deletedAt !== null,
      created: toWireInstant(row.created),
      updatedDate: toWireInstant(updatedDate),
      updateTimestamp: toUpdateTimestamp(version),
    },
  };
};
