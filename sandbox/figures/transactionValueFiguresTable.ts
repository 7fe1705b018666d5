import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { money, owner, word } from '#sandbox/db/schema/columns.ts';

/**
 * How many transactions have a value that very many share or that people search for, and the sum of their amounts: a
 * search looks through the values, which are few, instead of the transactions. The database keeps them as it keeps the
 * figures of words (docs/kept-figures.md); never write to them.
 */
export const transactionValueFigures = pgTable(
  'transaction_value_figures',
  {
    /** Hash of what the row is about. */
    transactionValueFigureID: uuid().primaryKey(),
    ...owner(),
    terminalID: uuid().notNull(),
    currency: word('currency').notNull(),
    /** Column of the transactions. */
    field: text().notNull(),
    /** The column's text; of an amount its first two digits, then zeros, twelve digits in all. */
    value: text().notNull(),
    numberOfRecords: bigint({ mode: 'number' }).notNull(),
    totalAmount: money().notNull(),
  },
  (table) => [index().on(table.merchantID, table.field)],
);
