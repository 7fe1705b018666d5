import { israelWallClock } from '#contract/israelClock.ts';
import { letters, type SheetCell, type SheetColumn } from '#contract/sheetParts.ts';
import type { Column } from '#src/meta/columns.ts';
import { parseWireDate } from '#src/meta/format/dateText.ts';

/** A row of a view: its cells, and the currency of its amounts, where it has one. */
export interface ViewRow {
  cells: SheetCell[];
  currency: string | undefined;
}

const money = '#,##0.00';
const looks: Readonly<Record<string, Omit<SheetColumn, 'header'>>> = {
  money: { width: 14, format: money },
  date: { width: 18, format: 'dd/mm/yyyy hh:mm' },
  number: { width: 14 },
  boolean: { width: 10 },
};

/** How a column stands in a sheet. @param days its dates are days without a time */
export function sheetColumn({ label, dataType }: Column, days: boolean): SheetColumn {
  const look = looks[dataType] ?? { width: 24 };
  return { header: label, ...(dataType === 'date' && days ? { width: 12, format: 'dd/mm/yyyy' } : look) };
}

/** A date of the wire as a sheet has it: a business day, or an instant by Israel's clocks. */
export function sheetDate(value: unknown): { cell: Date; isDay: boolean } | undefined {
  const date = parseWireDate(value);
  if (!date) return undefined;
  return date.kind === 'day'
    ? { cell: new Date(`${date.day}T00:00:00Z`), isDay: true }
    : { cell: israelWallClock(date.at), isDay: false };
}

/**
 * Sums of the columns of money below the rows: of what the filter leaves in sight, or, of several currencies, of each.
 * @param currencyAt place of the column that names them
 */
export function totalRows(
  rows: readonly ViewRow[],
  columns: readonly SheetColumn[],
  { label, currencyAt }: { label: string; currencyAt: number },
): SheetCell[][] {
  if (rows.length === 0 || !columns.some(({ format }) => format === money)) return [];
  const range = (at: number) => `${letters(at)}2:${letters(at)}${rows.length + 1}`;
  const currencies = [...new Set(rows.map(({ currency }) => currency ?? ''))].toSorted();
  return currencies.map((currency) =>
    columns.map(({ format }, at) => {
      if (format !== money) return at === 0 ? [label, currencies.length > 1 ? currency : ''].join(' ').trim() : null;
      const own = rows.filter((row) => (row.currency ?? '') === currency);
      const agorot = own.reduce((sum, { cells }) => sum + Math.round(Number(cells[at] ?? 0) * 100), 0);
      const formula =
        currencies.length > 1 && currencyAt >= 0
          ? `SUMIFS(${range(at)},${range(currencyAt)},"${currency}")`
          : `SUBTOTAL(109,${range(at)})`;
      return { formula, value: agorot / 100 };
    }),
  );
}
