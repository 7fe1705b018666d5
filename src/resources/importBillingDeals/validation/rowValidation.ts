import type { Fault } from '#contract/rules/fault.ts';

/** What is wrong with a cell, by the heading of its column. */
export interface CellFault extends Fault {
  column: string;
}

/** How a row of a file fares. */
export interface RowValidation {
  /** As the list of imports counts: from 1, without the header. */
  rowNumber: number;
  /** Nothing is told of a row that may hold a card number. */
  name: string;
  amount: string;
  faults: readonly CellFault[];
  /** The row before it that says the same: only one of them becomes a deal. */
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
  /** Headings of columns that nobody reads. */
  unread: readonly string[];
}

/** Rows that are looked at by themselves. */
export type RowKind = 'faulty' | 'repeated' | 'good';

/** To which of them a row belongs. */
export function kindOf({ faults, sameAs }: RowValidation): RowKind {
  if (faults.length > 0) return 'faulty';
  return sameAs === undefined ? 'good' : 'repeated';
}
