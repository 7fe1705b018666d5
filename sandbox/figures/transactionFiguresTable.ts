import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EnumValue } from '#contract/enums.ts';
import { day, money, owner, word } from '#sandbox/db/schema/columns.ts';

/**
 * How many transactions of a month share all of these words, and the sum of their amounts: count and totals of a
 * million rows come from some thousands of these. The database keeps them in the transaction that writes (docs/kept-figures.md), so
 * they are exact; never write to them.
 */
export const transactionFigures = pgTable(
  'transaction_figures',
  {
    /** Hash of all the words. */
    transactionFigureID: uuid().primaryKey(),
    ...owner(),
    terminalID: uuid().notNull(),
    /** First day of the month of the deal, in Israel. */
    month: day().notNull(),
    status: word('transactionStatus').notNull(),
    quickStatus: text().$type<EnumValue<'transactionQuickStatus'>>().notNull(),
    finalizationStatus: word('finalizationStatus'),
    transactionType: word('transactionType').notNull(),
    jDealType: word('jDealType').notNull(),
    specialTransactionType: word('specialTransactionType').notNull(),
    cardPresence: word('cardPresence').notNull(),
    paymentTypeEnum: word('paymentType').notNull(),
    documentOrigin: word('documentOrigin').notNull(),
    currency: word('currency').notNull(),
    solek: word('solek'),
    cardVendor: text(),
    hasInvoice: boolean().notNull(),
    isPaidByLink: boolean().notNull(),
    hasMasavFile: boolean().notNull(),
    numberOfRecords: bigint({ mode: 'number' }).notNull(),
    totalAmount: money().notNull(),
  },
  (table) => [index().on(table.merchantID, table.month)],
);
