import { dataTypes, type DataType } from '#contract/meta.ts';
import { warnOnce } from '#src/dataProvider/warnOnce.ts';
import { drawDate, drawDictionary, drawGuid, drawMoney, drawText, type DrawCell } from './cells.tsx';

/** How values of one dataType are drawn. */
export interface Cell {
  /** Numbers end where their column ends. */
  align?: 'end';
  /** Alone in a table's cell its text needs no element. */
  bare?: true;
  draw: DrawCell;
}

/** Every dataType of the contract and its cell; adding a type means adding a line. */
export const cellRegistry: Readonly<Record<DataType, Cell>> = {
  guid: { bare: true, draw: drawGuid },
  dictionary: { bare: true, draw: drawDictionary },
  date: { draw: drawDate },
  string: { bare: true, draw: drawText },
  number: { align: 'end', draw: drawText },
  percent: { align: 'end', draw: drawText },
  money: { align: 'end', draw: drawMoney },
  boolean: { bare: true, draw: drawText },
};

const isKnown = (dataType: string): dataType is DataType => dataTypes.some((known) => known === dataType);

/** The cell of a dataType; text for a type nobody knows, which is told to the console once. */
export function cellOf(dataType: string): Cell {
  if (isKnown(dataType)) return cellRegistry[dataType];
  warnOnce(`Columns of dataType "${dataType}" are shown as text: src/meta/cellRegistry.ts does not know it`);
  return cellRegistry.string;
}
