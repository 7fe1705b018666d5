import type { RaRecord } from 'react-admin';
import { parseWireDate } from '#src/meta/format/dateText.ts';

/** A row of one of the lists that a page's activity is made of. */
export interface Happened {
  list: string;
  row: RaRecord;
  /** Milliseconds by which events are ordered; a day without a time counts from its beginning. */
  at: number;
}

/** A moment of the wire as a number that orders. */
export function orderOf(date: unknown): number {
  const known = parseWireDate(date);
  if (!known) return 0;
  return known.kind === 'day' ? Date.parse(known.day) : known.at.getTime();
}

/**
 * The newest of several lists in one order. Each list must have given as many of its own newest rows as are wanted in
 * all, or all it has: then none that belongs among them is missing.
 */
export function newestOf(lists: readonly (readonly Happened[])[], most: number): Happened[] {
  return lists
    .flat()
    .toSorted((one, other) => other.at - one.at)
    .slice(0, most);
}
