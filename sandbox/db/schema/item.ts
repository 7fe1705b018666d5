import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { flag, instant, money, owner, softDeletion, word, writes } from './columns.ts';

/** Categories an item may name; a plain list of words per merchant. */
export const itemCategories = pgTable(
  'item_categories',
  { ...owner(), category: text().notNull(), position: integer().notNull() },
  (table) => [primaryKey({ columns: [table.merchantID, table.category] })],
);

/** The catalogue (docs/wire.md §3.3). `price` includes VAT. */
export const items = pgTable(
  'items',
  {
    itemID: uuid().primaryKey(),
    ...owner(),
    terminalID: uuid().notNull(),
    itemName: text().notNull(),
    price: money().notNull(),
    currency: word('currency').notNull(),
    category: text(),
    vatExempt: flag(),
    sku: text(),
    externalReference: text(),
    billingDesktopRefNumber: text(),
    woocommerceID: text(),
    ecwidID: text(),
    origin: text(),
    active: boolean().notNull().default(true),
    created: instant().notNull(),
    ...writes(),
    ...softDeletion(),
  },
  (table) => [
    index().on(table.merchantID, table.created.desc().nullsFirst(), table.itemID.desc().nullsFirst()),
    index().on(table.terminalID, table.created.desc().nullsFirst(), table.itemID.desc().nullsFirst()),
    index().on(table.merchantID, table.itemName),
  ],
);
