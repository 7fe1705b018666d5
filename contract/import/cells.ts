import { cleanText, groupedDigits } from '#contract/cleanText.ts';
import { isCalendarDay } from '#contract/calendarDays.ts';
import { wireWordOf } from './headings.ts';
import { columnOf, importColumns, type ImportCells, type ImportColumn } from './columns.ts';

/** The cells of a row by what its header says; what no column is named for is left out. */
export function cellsOf(headings: readonly string[], values: readonly string[]): ImportCells {
  const cells: ImportCells = {};
  for (const [index, heading] of headings.entries()) {
    const column = columnOf(heading);
    const text = cleanText(values[index] ?? '').trim();
    if (column && text) cells[column] = text;
  }
  return cells;
}

/** `1,234.50` as `1234.50`. */
const ungrouped = (text: string) => (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text);

/** A day as spreadsheets write it, `31/01/2027`, `31.1.2027` or `2027-01-31`, as `2027-01-31`. */
function dayText(text: string): string {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(day) ? day : text;
}

/** Whether a rate is written as a fraction, `0.18`, where people write percent. */
export const isFractionOfOne = (text: string): boolean => /^0?\.\d+$/.test(text);

/** A rate as it travels, a fraction: `18`, `18%` and `0.18` are all `0.18`. */
function rateText(text: string): string {
  const [, percent] = /^(\d+(?:\.\d+)?) ?%?$/.exec(text) ?? [];
  if (percent === undefined || isFractionOfOne(text)) return text;
  return String(Number((Number(percent) / 100).toFixed(6)));
}

/** The words of a column as they travel. */
const wordText = (column: ImportColumn) => (text: string) => wireWordOf(column, text) ?? text;

const byColumn: Partial<Record<ImportColumn, (text: string) => string>> = {
  consumerNationalID: groupedDigits,
  bankAccount: groupedDigits,
  transactionAmount: ungrouped,
  vatRate: rateText,
  startAt: dayText,
  endAt: dayText,
  issueInvoice: wordText('issueInvoice'),
  invoiceType: wordText('invoiceType'),
  repeatPeriodType: wordText('repeatPeriodType'),
  consumerEmail: (text) => text.toLowerCase(),
  currency: (text) => wordText('currency')(text).toUpperCase(),
  paymentType: (text) => wordText('paymentType')(text).toLowerCase(),
  creditCardToken: (text) => text.toLowerCase(),
};

/** A row in one way of writing, however its file wrote it; what makes no sense stays as it is, for its rule to refuse. */
export function normalizedCells(cells: ImportCells): ImportCells {
  const entries = importColumns.flatMap((column) => {
    const text = cells[column];
    return text === undefined ? [] : [[column, byColumn[column]?.(text) ?? text] as const];
  });
  return Object.fromEntries(entries);
}

/** A text that two rows share exactly when they mean the same: what a row is known by when it comes again. */
export function rowKey(normalized: ImportCells): string {
  return JSON.stringify(importColumns.map((column) => normalized[column] ?? ''));
}
