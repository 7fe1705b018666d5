import { cellsOf, normalizedCells, rowKey } from '#contract/import/cells.ts';
import { holdsCardNumber } from '#contract/rules/cardInText.ts';
import { columnOf } from '#contract/import/columns.ts';
import { judgeRow } from '#contract/import/judgeRow.ts';
import { fault } from '#contract/rules/fault.ts';
import type { CellFault, RowValidation } from './rowValidation.ts';

/** The cells that may hold a card number, read or not: none of a file travels with them. */
function cardFaults(headings: readonly string[], values: readonly string[]): CellFault[] {
  return values.flatMap((value, index) =>
    holdsCardNumber(value) ? [{ column: headings[index] ?? String(index + 1), ...fault('CellHoldsCardNumber') }] : [],
  );
}

/** Judges the rows of a file one after the other, by the rules of the form. @param today Israel's day */
export function rowValidator(headings: readonly string[], today: string): (values: readonly string[]) => RowValidation {
  const headingOf = new Map(headings.map((heading) => [columnOf(heading), heading.trim()]));
  const seen = new Map<string, number>();
  let rowNumber = 0;
  return (values) => {
    rowNumber += 1;
    const cards = cardFaults(headings, values);
    if (cards.length > 0) return { rowNumber, name: '', amount: '', faults: cards };
    const cells = cellsOf(headings, values);
    const { consumerName: name = '', transactionAmount: amount = '' } = cells;
    const faults = judgeRow(cells, today).faults.map(({ column, ...found }) => ({
      column: headingOf.get(column) ?? column,
      ...found,
    }));
    if (faults.length > 0) return { rowNumber, name, amount, faults };
    const key = rowKey(normalizedCells(cells));
    const sameAs = seen.get(key);
    if (sameAs === undefined) seen.set(key, rowNumber);
    return { rowNumber, name, amount, faults, ...(sameAs !== undefined && { sameAs }) };
  };
}
