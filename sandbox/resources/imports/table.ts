import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, money, owner, terminal, word } from '#sandbox/db/schema/columns.ts';

/** One row of an imported CSV file of billing deals (docs/wire.md §3.11). */
export const importRows = pgTable(
  'import_rows',
  {
    importRowID: uuid().primaryKey(),
    ...owner(),
    ...terminal(),
    importID: uuid().notNull(),
    fileName: text().notNull(),
    rowNumber: integer().notNull(),
    created: instant().notNull(),
    status: word('importStatus').notNull(),
    error: text(),
    /** Digest of the row's normalised cells, by which it is known when it comes again. */
    rowKey: text(),
    billingDealID: uuid(),
    consumerName: text(),
    transactionAmount: money(),
    currency: word('currency'),
  },
  (table) => [
    index().on(table.terminalID, table.created.desc().nullsFirst(), table.importRowID.desc().nullsFirst()),
    index().on(table.importID, table.rowNumber),
    index().on(table.terminalID, table.rowKey),
  ],
);
