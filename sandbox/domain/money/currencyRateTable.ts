import { numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { day, word } from '#sandbox/db/schema/columns.ts';

/** Official rates: ILS for one unit of a foreign currency, one row per business day. */
export const currencyRates = pgTable(
  'currency_rates',
  {
    currency: word('currency').notNull(),
    rateDate: day().notNull(),
    rate: numeric({ precision: 10, scale: 4, mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.rateDate] })],
);
