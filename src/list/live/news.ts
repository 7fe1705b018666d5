import { replaceEqualDeep } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { noID } from '#src/dataProvider/getListParams.ts';

type Rows = readonly RaRecord[];
type Id = RaRecord['id'];

/** The rows on screen as they are now, in their places; one that is gone stays as it was. The same where nothing changed. */
export function patchRows(shown: RaRecord[], now: Rows): RaRecord[] {
  const newest = new Map(now.map((row) => [row.id, row]));
  const patched = shown.map((row) => (row.id === noID ? row : (newest.get(row.id) ?? row)));
  return replaceEqualDeep(shown, patched);
}

/**
 * The rows that came since. Below all that was shown on a full page stand those that only moved up from the next one.
 * @param perPage how many rows a page has at most
 */
export function arrivedRows(shown: Rows, now: Rows, perPage: number): Id[] {
  const known = new Set(shown.map(({ id }) => id));
  const last = now.findLastIndex(({ id }) => known.has(id));
  const candidates = shown.length >= perPage && last >= 0 ? now.slice(0, last) : now;
  return candidates.flatMap(({ id }) => (id === noID || known.has(id) ? [] : [id]));
}

/** The rows that read otherwise than before. @param textOf what is seen of a row */
export function changedRows(before: Rows, after: Rows, textOf: (row: RaRecord) => string): Id[] {
  return after.flatMap((row, place) => {
    const old = before[place];
    return old && old !== row && textOf(old) !== textOf(row) ? [row.id] : [];
  });
}

/** Whether both are of the same records, in whatever order. */
export function isSameRecords(one: Rows, other: Rows): boolean {
  const ids = new Set(one.map(({ id }) => id));
  return one.length === other.length && other.every(({ id }) => ids.has(id));
}
