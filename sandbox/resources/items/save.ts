import { itemRequest, type ItemRequest, itemUpdate } from '#contract/entities/item.ts';
import { toAgorot } from '#contract/money.ts';
import { defineSave } from '#sandbox/noun/save.ts';
import { keepCategories } from './categories.ts';
import { itemRecord } from './record.ts';

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

/** POST and PUT /api/items; a category that is new is kept. */
export const itemSave = defineSave(itemRecord, {
  create: itemRequest,
  update: itemUpdate,
  newRow: (request, { id, ...stamp }) => ({ ...itemValues(request), itemID: id, ...stamp }),
  change: (request, stamp) => ({ ...itemValues(request), ...stamp }),
  after: (tx, call, { category }) => keepCategories(tx, call, [category]),
});
