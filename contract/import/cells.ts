import { cleanText, groupedDigits } from '#contract/cleanText.ts';
import { isCalendarDay } from '#contract/calendarDays.ts';
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

const yes = ['true', 'yes', '1', 'כן'];
const no = ['false', 'no', '0', 'לא'];

/** `1,234.50` as `1234.50`. */
const ungrouped = (text: string) => (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text);

/** A day as spreadsheets write it, `31/01/2027`, `31.1.2027` or `2027-01-31`, as `2027-01-31`. */
function dayText(text: string): string {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(day) ? day : text;
}

function flagText(text: string): string {
  const word = text.toLowerCase();
  if (yes.includes(word)) return 'true';
  return no.includes(word) ? 'false' : text;
}

/** A rate as a fraction: `18%` is `0.18`. */
function rateText(text: string): string {
  const [, percent] = /^(\d+(?:\.\d+)?) ?%$/.exec(text) ?? [];
  return percent === undefined ? text : String(Number((Number(percent) / 100).toFixed(6)));
}

const byColumn: Partial<Record<ImportColumn, (text: string) => string>> = {
  consumerNationalID: groupedDigits,
  bankAccount: groupedDigits,
  transactionAmount: ungrouped,
  vatRate: rateText,
  startAt: dayText,
  endAt: dayText,
  issueInvoice: flagText,
  consumerEmail: (text) => text.toLowerCase(),
  currency: (text) => text.toUpperCase(),
  paymentType: (text) => text.toLowerCase(),
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
