import type { ReactNode } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Column } from './columns.ts';
import type { FieldText } from './format/formatField.ts';

/** Characters of a text that a table's cell shows; longer ones end in an ellipsis (spec §9 "Text truncation"). */
const longestText = 48;

/** What stands in a table's cell. */
export interface CellContent {
  content: ReactNode;
  /** The whole of what is cut. */
  title: string | undefined;
}

/** Cuts a text to what a cell shows. */
function cut(text: string): string {
  const letters = Array.from(text);
  return letters.length > longestText
    ? `${letters
        .slice(0, longestText - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/**
 * The content of one cell. Plain words stand bare: a cell is a paragraph of its own, which isolates them, and hundreds
 * of elements less are hundreds less to lay out.
 */
export function cellContent(
  { status, bare, draw }: Column,
  { text: whole, full: told, struck, parts }: FieldText,
  value: unknown,
  row?: Row,
): CellContent {
  const text = whole.length > longestText ? cut(whole) : whole;
  const full = told ?? (text === whole ? undefined : whole);
  if (bare) return { content: text, title: full };
  return { content: draw({ text, full, value, status, struck, parts, row }), title: undefined };
}
