import { bigint, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { day, owner } from '#sandbox/db/schema/columns.ts';

/** How often a customer was charged at a terminal in a month, kept like the figures of days. */
export const consumerFigures = pgTable(
  'consumer_figures',
  {
    /** Hash of the words below. */
    consumerFigureID: uuid().primaryKey(),
    ...owner(),
    terminalID: uuid().notNull(),
    consumerID: uuid().notNull(),
    /** First day of Israel's month of the deal. */
    month: day().notNull(),
    numberOfRecords: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.merchantID, table.month), index().on(table.merchantID, table.consumerID, table.month)],
);
