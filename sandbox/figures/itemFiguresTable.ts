import { bigint, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, money, owner } from '#sandbox/db/schema/columns.ts';

/** What a terminal sold of an item on a day, kept like the figures of days. */
export const itemFigures = pgTable(
  'item_figures',
  {
    /** Hash of the words below. */
    itemFigureID: uuid().primaryKey(),
    ...owner(),
    terminalID: uuid().notNull(),
    /** Israel's day of the deal. */
    day: day().notNull(),
    /** Of the line; absent where it is of no item of the catalogue. */
    itemID: text(),
    itemName: text().notNull(),
    numberOfRecords: bigint({ mode: 'number' }).notNull(),
    quantity: numeric({ mode: 'number' }).notNull(),
    /** Agorot, each deal at its own rate. */
    inShekels: money().notNull(),
  },
  (table) => [index().on(table.merchantID, table.day)],
);
