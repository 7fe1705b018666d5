import { asc, desc } from 'drizzle-orm';
import { defineList } from '#sandbox/list/defineList.ts';
import { dictionary, guid, instant, money, number, text } from '#sandbox/list/field.ts';
import { dayRules, daysOfInstant, equals } from '#sandbox/list/filterRules.ts';
import { ofTerminalInPath } from '#sandbox/list/within.ts';
import { importRows as rows } from './table.ts';
import { importTexts } from './texts.ts';

const { dateFrom, dateTo } = dayRules(() => daysOfInstant(rows.created));

/** Rows of imported files of billing deals: the newest file first, in the file's order (docs/wire.md §3.11). */
export const importList = defineList({
  endpoint: 'import.list',
  name: 'import',
  texts: importTexts,
  from: rows,
  id: rows.importRowID,
  merchant: rows.merchantID,
  fields: () => ({
    importID: guid(rows.importID),
    created: instant(rows.created),
    fileName: text(rows.fileName),
    rowNumber: number(rows.rowNumber),
    status: dictionary(rows.status, 'importStatus'),
    error: text(rows.error),
    consumerName: text(rows.consumerName),
    transactionAmount: money(rows.transactionAmount),
    currency: dictionary(rows.currency, 'currency'),
    billingDealID: guid(rows.billingDealID),
  }),
  within: ofTerminalInPath(rows.terminalID),
  filters: { importID: equals(rows.importID), status: equals(rows.status), dateFrom, dateTo },
  order: [desc(rows.created), asc(rows.rowNumber), asc(rows.importRowID)],
});
