import { bigint, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { word } from '#sandbox/db/schema/columns.ts';

/** The last number that each terminal has given to a document of each type (docs/adr/0036-document-numbers.md). */
export const documentNumbers = pgTable(
  'document_numbers',
  {
    terminalID: uuid().notNull(),
    invoiceType: word('invoiceType').notNull(),
    lastNumber: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.terminalID, table.invoiceType] })],
);
