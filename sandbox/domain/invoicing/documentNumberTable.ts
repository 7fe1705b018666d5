import { bigint, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/** The last number that each merchant has given to a document of each official type (docs/adr/0036-document-numbers.md). */
export const documentNumbers = pgTable(
  'document_numbers',
  {
    merchantID: uuid().notNull(),
    officialType: integer().notNull(),
    lastNumber: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantID, table.officialType] })],
);
