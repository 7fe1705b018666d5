import { cellsOf, isFractionOfOne, normalizedCells, rowKey } from '#contract/import/cells.ts';
import { holdsCardNumber } from '#contract/rules/cardInText.ts';
import { columnOf, importColumns, type ImportCells } from '#contract/import/columns.ts';
import { judgeRow } from '#contract/import/judgeRow.ts';
import { fault } from '#contract/rules/fault.ts';
import type { CsvRow } from './csvRows.ts';
import type { CellFault, RowValidation } from './rowValidation.ts';

/** A row as it was judged. */
export interface JudgedRow {
  validation: RowValidation;
  /** The rate of VAT stands as a fraction. */
  hasFraction: boolean;
}

/** The headings of a file, and behind them the columns it lacks, so that each cell of a row has a place. */
export function placesOf(headings: readonly string[]): string[] {
  const present = new Set(headings.map(columnOf));
  return [...headings, ...importColumns.filter((column) => !present.has(column))];
}

/** The cells that may hold a card number, read or not: none of a file travels with them. */
function cardFaults(places: readonly string[], values: readonly string[]): CellFault[] {
  return values.flatMap((value, at) => {
    const [column = String(at + 1), field] = [places[at]?.trim(), columnOf(places[at] ?? '')];
    return holdsCardNumber(value)
      ? [{ column, at, ...(field && { field }), value: '', ...fault('CellHoldsCardNumber') }]
      : [];
  });
}

/** What the rules say of cells, in the order of the row. */
function faultsIn(places: readonly string[], values: readonly string[], cells: ImportCells, today: string) {
  const faults = judgeRow(cells, today).faults.map(({ column: field, ...found }): CellFault => {
    const at = places.findIndex((place) => columnOf(place) === field);
    return { column: places[at]?.trim() ?? field, at, field, value: values[at] ?? '', ...found };
  });
  return faults.toSorted((one, other) => one.at - other.at);
}

/**
 * Judges the rows of a file one after the other, by the rules of the form; a row that was mended is judged again.
 * @param places the cells of a row
 * @param today Israel's day
 */
export function rowValidator(places: readonly string[], today: string): (row: CsvRow, rowNumber: number) => JudgedRow {
  const seen = new Map<string, number>();
  return ({ values, sheetRow }, rowNumber) => {
    const numbers = { rowNumber, sheetRow };
    const cards = cardFaults(places, values);
    if (cards.length > 0)
      return { validation: { ...numbers, name: '', amount: '', faults: cards }, hasFraction: false };
    const cells = cellsOf(places, values);
    const { consumerName: name = '', transactionAmount: amount = '', vatRate = '' } = cells;
    const hasFraction = isFractionOfOne(vatRate);
    const faults = faultsIn(places, values, cells, today);
    if (faults.length > 0) return { validation: { ...numbers, name, amount, faults }, hasFraction };
    const key = rowKey(normalizedCells(cells));
    const sameAs = seen.get(key);
    if (sameAs === undefined) seen.set(key, sheetRow);
    const isRepeated = sameAs !== undefined && sameAs !== sheetRow;
    return { validation: { ...numbers, name, amount, faults, ...(isRepeated && { sameAs }) }, hasFraction };
  };
}
