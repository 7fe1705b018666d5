import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, money, owner, terminal, word } from './columns.ts';

/** Transmissions to the processor (docs/wire.md §3.11): one per terminal, currency and night. */
export const transmissions = pgTable(
  'transmissions',
  {
    transmissionID: uuid().primaryKey(),
    ...owner(),
    ...terminal(),
    transmissionDate: instant().notNull(),
    transmissionNumber: text().notNull(),
    transactionsCount: integer().notNull(),
    totalAmount: money().notNull(),
    currency: word('currency').notNull(),
    success: boolean().notNull(),
    message: text(),
  },
  (table) => [
    index().on(table.merchantID, table.transmissionDate.desc().nullsFirst(), table.transmissionID.desc().nullsFirst()),
    index().on(table.terminalID, table.transmissionDate.desc().nullsFirst(), table.transmissionID.desc().nullsFirst()),
  ],
);
