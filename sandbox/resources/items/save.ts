import { and, eq } from 'drizzle-orm';
import { itemRequest, type ItemRequest, itemUpdate } from '#contract/entities/item.ts';
import { toAgorot } from '#contract/money.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { created, inserted, named, operation } from '#sandbox/core/operation.ts';
import { guidOf, requireSameID } from '#sandbox/core/path.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { items } from '#sandbox/db/schema/item.ts';
import { ownTerminal } from '#sandbox/domain/ownTerminal.ts';
import { ifUnchanged, updateIfUnchanged } from '#sandbox/noun/updateIfUnchanged.ts';
import { keepCategories } from './categories.ts';
import { type ItemRecord, readItem, toWireItem } from './record.ts';

/** The columns that a request writes; a field left out is emptied, but for flags and what the PUT does not document. */
function itemValues(request: ItemRequest) {
  const { billingDesktopRefNumber, origin, active, vatExempt } = request;
  return {
    itemName: request.itemName,
    price: toAgorot(request.price),
    currency: request.currency,
    category: request.category || null,
    sku: request.sku || null,
    externalReference: request.externalReference || null,
    woocommerceID: request.woocommerceID || null,
    ecwidID: request.ecwidID || null,
    ...(billingDesktopRefNumber !== undefined && { billingDesktopRefNumber: billingDesktopRefNumber || null }),
    ...(origin !== undefined && { origin: origin || null }),
    ...(typeof active === 'boolean' && { active }),
    ...(typeof vatExempt === 'boolean' && { vatExempt }),
  };
}

/** An item that is not there yet. @param db the transaction */
export async function insertItem(
  db: Database,
  call: Call,
  request: ItemRequest,
  terminalID: string,
): Promise<ItemRecord> {
  const rows = await db
    .insert(items)
    .values({
      ...itemValues(request),
      itemID: newID(),
      terminalID,
      ...created(call),
    })
    .returning();
  return inserted(rows);
}

/** POST /api/items. */
export const createItem: Handler = async (call) => {
  const request = await readBody(call, itemRequest);
  const row = await call.context.db.transaction(async (tx) => {
    const { terminalID } = await ownTerminal(tx, call, request.terminalID);
    await keepCategories(tx, call, [request.category]);
    return insertItem(tx, call, request, terminalID);
  });
  call.context.totals.drop(call.caller.merchantID);
  return { status: 201, json: operation(call, 'CreatedSuccessfully', named(row.itemID, row.version)) };
};

/** PUT /api/items/{id}: on the version that was seen, if the request names one (docs/wire.md §1.5). */
export const updateItem: Handler = async (call) => {
  const itemID = guidOf(call, 'id', 'Item');
  const { updateTimestamp, ...request } = await readBody(call, itemUpdate);
  requireSameID(itemID, 'itemID', request.itemID);
  const row = await updateIfUnchanged(call, {
    terminalID: request.terminalID,
    read: (tx) => readItem(tx, call, itemID),
    write: (tx, stamp) =>
      tx
        .update(items)
        .set({ ...itemValues(request), ...stamp, version: nextVersion(items) })
        .where(and(eq(items.itemID, itemID), ifUnchanged(call, items, updateTimestamp)))
        .returning(),
    toWire: toWireItem,
    after: (tx, changed) => keepCategories(tx, call, [changed.category]),
  });
  return { json: operation(call, 'SuccessfullySaved', named(itemID, row.version)) };
};
