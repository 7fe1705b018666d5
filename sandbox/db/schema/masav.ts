import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, flag, instant, money, owner, terminal, word, writes } from './columns.ts';

/** Masav debit files (docs/wire.md §3.11). The id is a running number: the route takes digits. */
export const masavFiles = pgTable(
  'masav_files',
  {
    masavFileID: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    ...owner(),
    ...terminal(),
    masavFileDate: instant().notNull(),
    paidDate: day(),
    rowsCount: integer().notNull(),
    totalAmount: money().notNull(),
    currency: word('currency').notNull(),
    institutionName: text().notNull(),
    institutionNumber: text().notNull(),
    /** Downloaded files are locked against removal of rows. */
    downloaded: flag(),
    downloadedAt: instant(),
    ...writes(),
  },
  (table) => [
    index().on(table.merchantID, table.masavFileDate.desc().nullsFirst(), table.masavFileID.desc().nullsFirst()),
    index().on(table.terminalID, table.masavFileDate.desc().nullsFirst(), table.masavFileID.desc().nullsFirst()),
  ],
);

export const masavFileRows = pgTable(
  'masav_file_rows',
  {
    masavFileRowID: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    ...owner(),
    masavFileID: bigint({ mode: 'number' }).notNull(),
    terminalID: uuid().notNull(),
    paymentTransactionID: uuid().notNull(),
    billingDealID: uuid(),
    consumerID: uuid(),
    consumerName: text().notNull(),
    nationalID: text().notNull(),
    bank: integer().notNull(),
    bankBranch: integer().notNull(),
    bankAccount: text().notNull(),
    amount: money().notNull(),
    currency: word('currency').notNull(),
    paid: boolean(),
    comment: text(),
  },
  (table) => [index().on(table.masavFileID, table.masavFileRowID), index().on(table.consumerID)],
);
