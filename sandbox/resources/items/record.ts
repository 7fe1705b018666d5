import { toDecimal } from '#contract/money.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { items } from '#sandbox/db/schema/item.ts';
import { defineRecord, detailsOf } from '#sandbox/noun/record.ts';

/** An item with all details (docs/wire.md §3.3 D). */
export const itemRecord = defineRecord({
  entityType: 'Item',
  table: items,
  id: 'itemID',
  select: (db, where) => db.select().from(items).where(where),
  toWire: (row): AnswerOf<'items.get'> => ({ ...detailsOf(row), price: toDecimal(row.price) }),
});
