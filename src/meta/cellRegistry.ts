import type { ReactNode } from 'react';
import { dataTypes, type DataType } from '#contract/meta.ts';
import { warnOnce } from '#src/dataProvider/warnOnce.ts';
import { booleanCell, dateCell, dictionaryCell, guidCell, moneyCell, textCell, type CellProps } from './cells.tsx';

/** How values of one dataType are drawn. */
export interface Cell {
  /** Numbers end where their column ends. */
  align?: 'end';
  /** Alone in a table's cell its text needs no element. */
  bare?: true;
  draw: (value: CellProps) => ReactNode;
}

/** Every dataType of the contract and its cell; adding a type means adding a line. */
export const cellRegistry: Readonly<Record<DataType, Cell>> = {
  guid: { bare: true, draw: guidCell },
  dictionary: { bare: true, draw: dictionaryCell },
  date: { draw: dateCell },
  string: { bare: true, draw: textCell },
  number: { align: 'end', draw: textCell },
  percent: { align: 'end', draw: textCell },
  money: { align: 'end', draw: moneyCell },
  boolean: { draw: booleanCell },
};

const isKnown = (dataType: string): dataType is DataType => dataTypes.some((known) => known === dataType);

/** The cell of a dataType; text for a type nobody knows, which is told to the console once. */
export function cellOf(dataType: string): Cell {
  if (isKnown(dataType)) return cellRegistry[dataType];
  warnOnce(`Columns of dataType "${dataType}" are shown as text: src/meta/cellRegistry.ts does not know it`);
  return cellRegistry.string;
}
