import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CountedAs } from '#contract/settled.ts';
import { day, money, owner, word } from '#sandbox/db/schema/columns.ts';

/**
 * How many transactions a terminal had on a day, by what they count as. The database keeps these figures, as it keeps
 * those of the list (docs/kept-figures.md), so they are exact; never write to them.
 */
export const dayFigures = pgTable(
  'day_figures',
  {
    /** Hash of the words below. */
    dayFigureID: uuid().primaryKey(),
    ...owner(),
    terminalID: uuid().notNull(),
    /** Israel's day of the deal. */
    day: day().notNull(),
    countedAs: text().$type<CountedAs>().notNull(),
    paymentTypeEnum: word('paymentType').notNull(),
    currency: word('currency').notNull(),
    numberOfRecords: bigint({ mode: 'number' }).notNull(),
    totalAmount: money().notNull(),
    netTotal: money().notNull().default(0),
    vatTotal: money().notNull().default(0),
    /** Agorot, each deal at its own rate. */
    inShekels: money().notNull(),
    /** The same of the deals that name a customer. */
    inShekelsOfCustomers: money().notNull(),
  },
  (table) => [index().on(table.merchantID, table.day)],
);
