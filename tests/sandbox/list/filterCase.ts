import { digitsOf, foldText, idDigits, phoneDigits } from '#contract/foldText.ts';
import type { FilterSpec } from '#contract/filters.ts';
import type { Stored } from '#tests/support/seededLists.ts';

/** What a filter must keep, written down without the engine. `value` is the text of the query. */
export interface FilterCase {
  /** Values to try; by default some that occur in the column. */
  values?: readonly string[];
  keeps: (row: Stored, value: string) => boolean;
  /** The column the values are taken from. */
  column?: string;
}

export const testToday = '2026-11-15';
export const text = (value: unknown) => (typeof value === 'string' ? value : '');
const israelCalendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jerusalem', dateStyle: 'short' });
const israelDay = (value: unknown) => (value instanceof Date ? israelCalendar.format(value) : text(value));

/** The column holds exactly the value. */
export const is = (column: string): FilterCase => ({ column, keeps: (row, value) => String(row[column]) === value });
/** One of the columns contains the value, however it is written. */
export const has = (...columns: [string, ...string[]]): FilterCase => ({
  column: columns[0],
  keeps: (row, value) => columns.some((column) => foldText(text(row[column])).includes(foldText(value))),
});
/** One of the columns is a telephone that begins with the value or has its digits. */
export const calls = (...columns: [string, ...string[]]): FilterCase => ({
  column: columns[0],
  keeps: (row, value) =>
    columns
      .map((column) => phoneDigits(text(row[column])))
      .some((digits) => digits !== '' && (digits.startsWith(phoneDigits(value)) || digits.includes(digitsOf(value)))),
});
/** The column is an identity number that has the value's digits, without zeros before them. */
const identifies = (column: string): FilterCase => ({
  column,
  keeps: (row, value) => text(row[column]).includes(idDigits(value)),
});
export const flag = (keeps: (row: Stored) => boolean): FilterCase => ({ values: ['true'], keeps });
export const agorot = (row: Stored, column: string) => Number(row[column]);

/** Bounds of the quick filters on the day of the tests, a Sunday. */
const quickBounds: Readonly<Record<string, readonly [string, string]>> = {
  today: ['2026-11-15', '2026-11-15'],
  yesterday: ['2026-11-14', '2026-11-14'],
  thisWeek: ['2026-11-15', '2026-11-21'],
  lastWeek: ['2026-11-08', '2026-11-14'],
  last30Days: ['2026-10-17', '2026-11-15'],
  thisMonth: ['2026-11-01', '2026-11-30'],
  lastMonth: ['2026-10-01', '2026-10-31'],
  last3Months: ['2026-08-15', '2026-11-15'],
};
export const quick = (column: string): FilterCase => ({
  values: Object.keys(quickBounds),
  keeps: (row, value) => {
    const [from = '', to = ''] = quickBounds[value] ?? [];
    const day = israelDay(row[column]);
    return day !== '' && from <= day && day <= to;
  },
});
export const days = (column: string, values = ['2026-06-30', '2026-10-25']) => ({
  dateFrom: { values, keeps: (row: Stored, value: string) => israelDay(row[column]) >= value },
  dateTo: {
    values,
    keeps: (row: Stored, value: string) => israelDay(row[column]) !== '' && israelDay(row[column]) <= value,
  },
});

const amounts = ['500', '99.9', '12', '1000.01'];

/** What a filter keeps by the contract's table: the column of its own name, or the one it narrows. */
export function caseOf(name: string, { kind, column = name, bound }: FilterSpec): FilterCase {
  const isFrom = bound === 'from';
  if (kind === 'day' && bound) return days(column)[isFrom ? 'dateFrom' : 'dateTo'];
  if (kind === 'number' && bound) {
    const sign = isFrom ? 1 : -1;
    return {
      values: amounts,
      keeps: (row, value) => sign * (agorot(row, column) - Math.round(Number(value) * 100)) >= 0,
    };
  }
  if (kind === 'boolean') return flag((row) => row[column] === true);
  if (kind !== 'text') return is(column);
  return /nationalID$/i.test(column) ? identifies(column) : has(column);
}
