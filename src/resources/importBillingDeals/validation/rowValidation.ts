import type { ImportColumn } from '#contract/import/columns.ts';
import type { Fault } from '#contract/rules/fault.ts';

/** What is wrong with a cell, by the heading of its column. */
export interface CellFault extends Fault {
  column: string;
  /** The cell's place in its row, by which it is mended. */
  at: number;
  /** What its column means; absent for one that nobody reads. */
  field?: ImportColumn;
  /** What it says; nothing is told of one that may hold a card number. */
  value: string;
}

/** A cell that was mended on the page. */
export type MendedCell = Pick<CellFault, 'column' | 'at' | 'field' | 'value'>;

/** How a row of a file fares. */
export interface RowValidation {
  /** As the list of imports counts: the rows that say something, from 1, without the header. */
  rowNumber: number;
  /** As a spreadsheet numbers it. */
  sheetRow: number;
  /** Nothing is told of a row that may hold a card number. */
  name: string;
  amount: string;
  faults: readonly CellFault[];
  mended?: readonly MendedCell[];
  /** The row before it that says the same, as a spreadsheet numbers it: only one of them becomes a deal. */
  sameAs?: number;
}

/** What a file comes to. */
export interface Summary {
  rows: number;
  good: number;
  faulty: number;
  repeated: number;
  /** Of the faulty ones those that may hold a card number: with them nothing is sent. */
  cards: number;
  /** Rows that write VAT as a fraction, 0.18, which is read as 18 %. */
  fractions: number;
  /** Headings of columns that nobody reads. */
  unread: readonly string[];
}

/** Rows that are looked at by themselves. */
export type RowKind = 'faulty' | 'repeated' | 'good';

/** To which of them a row belongs. */
export function kindOf({ faults, sameAs }: Pick<RowValidation, 'faults' | 'sameAs'>): RowKind {
  if (faults.length > 0) return 'faulty';
  return sameAs === undefined ? 'good' : 'repeated';
}
