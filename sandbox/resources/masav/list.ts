import { asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { type EnumValue, parseEnum } from '#contract/enums.ts';
import { filtersOf } from '#contract/filters.ts';
import { type FilterValue, parseQuery } from '#contract/parseQuery.ts';
import { invalidQuery } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import { bank, boolean, day, dictionary, guid, instant, money, number, text } from '#sandbox/list/field.ts';
import { dayRules, daysOfDay, daysOfInstant, equals } from '#sandbox/list/filterRules.ts';
import { readFile } from './record.ts';
import { masavFileRows, masavFiles } from '#sandbox/db/schema/masav.ts';
import { masavRowsTexts, masavTexts } from './texts.ts';

/** Masav files (docs/wire.md §3.11). */
export const masavFilesList = defineList({
  endpoint: 'masav.list',
  name: 'masav',
  texts: masavTexts,
  from: masavFiles,
  id: masavFiles.masavFileID,
  merchant: masavFiles.merchantID,
  fields: () => ({
    masavFileID: number(masavFiles.masavFileID),
    masavFileDate: instant(masavFiles.masavFileDate),
    terminalName: text(masavFiles.terminalName),
    rowsCount: number(masavFiles.rowsCount),
    totalAmount: money(masavFiles.totalAmount),
    currency: dictionary(masavFiles.currency, 'currency'),
    paidDate: day(masavFiles.paidDate),
    downloaded: boolean(masavFiles.downloaded),
    institutionName: text(masavFiles.institutionName),
    operationDoneBy: text(masavFiles.operationDoneBy),
    terminalID: guid(masavFiles.terminalID),
  }),
  filters: {
    terminalID: equals(masavFiles.terminalID),
    masavFileID: equals(masavFiles.masavFileID),
    ...dayRules(() => daysOfInstant(masavFiles.masavFileDate)),
    paidDate: (value) => daysOfDay(masavFiles.paidDate)({ from: String(value), to: String(value) }),
  },
  order: [desc(masavFiles.masavFileDate), desc(masavFiles.masavFileID)],
  totals: { currency: masavFiles.currency, amount: masavFiles.totalAmount },
});

/** Rows are always those of one file: masavFileID is demanded, and the file must be the caller's. */
async function withinFile(call: Call): Promise<SQL> {
  const query = parseQuery(filtersOf('masavRows.list'), call.query);
  if ('errors' in query) throw invalidQuery(query.errors);
  const { masavFileID } = query.filters;
  if (typeof masavFileID !== 'number') throw invalidQuery([{ code: 'masavFileID', description: 'Required' }]);
  await readFile(call, masavFileID);
  return eq(masavFileRows.masavFileID, masavFileID);
}

/** Of the file a row is in; its names are written out, since the columns of both tables have the same. */
const isDownloaded = sql<boolean>`(
  select file.downloaded from masav_files file where file.masav_file_id = masav_file_rows.masav_file_id
)`;

/** Which row of its file it is, from 1. */
const placeInFile = sql<number>`(
  select count(*) from masav_file_rows other
  where other.masav_file_id = masav_file_rows.masav_file_id
    and other.masav_file_row_id <= masav_file_rows.masav_file_row_id
)`.mapWith(Number);

/** What the bank said of a row, as `paid` holds it. */
const paidBy: Readonly<Record<EnumValue<'masavRowStatus'>, SQL>> = {
  waiting: isNull(masavFileRows.paid),
  paid: eq(masavFileRows.paid, true),
  returned: eq(masavFileRows.paid, false),
};

const hasStatus = (value: FilterValue) => {
  const status = parseEnum('masavRowStatus', String(value));
  return status && paidBy[status];
};

/** The rows of one file, in the file's order. */
export const masavRowsList = defineList({
  endpoint: 'masavRows.list',
  name: 'masavRows',
  texts: masavRowsTexts,
  from: masavFileRows,
  id: masavFileRows.masavFileRowID,
  merchant: masavFileRows.merchantID,
  within: withinFile,
  fields: () => ({
    masavFileRowID: number(masavFileRows.masavFileRowID),
    rowNumber: { ...number(placeInFile), order: masavFileRows.masavFileRowID },
    consumerName: text(masavFileRows.consumerName),
    amount: money(masavFileRows.amount),
    bank: bank(masavFileRows.bank),
    bankBranch: number(masavFileRows.bankBranch),
    bankAccount: text(masavFileRows.bankAccount),
    nationalID: text(masavFileRows.nationalID),
    paid: boolean(masavFileRows.paid),
    comment: text(masavFileRows.comment),
    locked: boolean(isDownloaded),
    paymentTransactionID: guid(masavFileRows.paymentTransactionID),
    billingDealID: guid(masavFileRows.billingDealID),
    consumerID: guid(masavFileRows.consumerID),
    masavFileID: number(masavFileRows.masavFileID),
    terminalID: guid(masavFileRows.terminalID),
  }),
  filters: {
    masavFileID: equals(masavFileRows.masavFileID),
    consumerID: equals(masavFileRows.consumerID),
    status: hasStatus,
  },
  order: [asc(masavFileRows.masavFileRowID)],
  totals: { currency: masavFileRows.currency, amount: masavFileRows.amount },
});
