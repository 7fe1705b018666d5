import type { RaRecord } from 'react-admin';
import { longestText } from '#src/meta/cellContent.ts';
import type { Column } from '#src/meta/columns.ts';
import type { FieldFormatter } from '#src/meta/format/formatField.ts';

/** The most characters that a cell of a column shows, by the column's field. */
export type TextLengths = ReadonlyMap<string, number>;

/** How much longer a text is that surely needs more than its column is wide: letters differ, and columns have some room left. */
const surely = 1.25;

/** The longest texts of some rows. */
export function textLengths(
  rows: readonly RaRecord[],
  columns: readonly Column[],
  format: FieldFormatter,
): TextLengths {
  const lengthOf = (row: RaRecord, field: string) => Math.min(longestText, format(row, field).text.length);
  return new Map(columns.map(({ field }) => [field, Math.max(0, ...rows.map((row) => lengthOf(row, field)))]));
}

/** Of two the longer texts: columns keep their width. */
export function longerOf(one: TextLengths, other: TextLengths): TextLengths {
  return new Map([...other].map(([field, length]) => [field, Math.max(length, one.get(field) ?? 0)]));
}

/** Whether texts make a column wider that has stood before, for which the browser lays out every row anew. */
export function outgrow(texts: TextLengths, before: TextLengths): boolean {
  return [...texts].some(([field, length]) => length > (before.get(field) ?? length) * surely);
}
