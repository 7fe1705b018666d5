import type { ComponentType } from 'react';
import { dataTypes, type DataType } from '#contract/meta.ts';
import { warnOnce } from '#src/dataProvider/warnOnce.ts';
import type { CellProps } from './cells/cellProps.ts';
import { DateCell } from './cells/DateCell.tsx';
import { DictionaryCell } from './cells/DictionaryCell.tsx';
import { GuidCell } from './cells/GuidCell.tsx';
import { MoneyCell } from './cells/MoneyCell.tsx';
import { TextCell } from './cells/TextCell.tsx';

/** How values of one dataType are drawn. */
export interface Cell {
  align: 'start' | 'end';
  /** Alone in a table's cell its text needs no element. */
  bare?: true;
  Draw: ComponentType<CellProps>;
}

/** Every dataType of the contract and its cell; adding a type means adding a line. */
export const cellRegistry: Readonly<Record<DataType, Cell>> = {
  guid: { align: 'start', bare: true, Draw: GuidCell },
  dictionary: { align: 'start', bare: true, Draw: DictionaryCell },
  date: { align: 'start', Draw: DateCell },
  string: { align: 'start', bare: true, Draw: TextCell },
  number: { align: 'end', Draw: TextCell },
  percent: { align: 'end', Draw: TextCell },
  money: { align: 'end', Draw: MoneyCell },
  boolean: { align: 'start', bare: true, Draw: TextCell },
};

const isKnown = (dataType: string): dataType is DataType => dataTypes.some((known) => known === dataType);

/** The cell of a dataType; text for a type nobody knows, which is told to the console once. */
export function cellOf(dataType: string): Cell {
  if (isKnown(dataType)) return cellRegistry[dataType];
  warnOnce(`Columns of dataType "${dataType}" are shown as text: src/meta/cellRegistry.ts does not know it`);
  return cellRegistry.string;
}
