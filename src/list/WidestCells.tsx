import type { RaRecord } from 'react-admin';
import { useDirection } from '#src/i18n/direction.ts';
import { cellContent } from '#src/meta/cellContent.ts';
import type { Column } from '#src/meta/columns.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import type { FieldFormatter } from '#src/meta/format/formatField.ts';
import { drawRowLink } from './drawRowLink.tsx';
import styles from './WidestCells.module.css';

/** Longest texts of a column that are drawn: of those alike in length any may be the widest. */
const ranks = [0, 1, 2, 3] as const;

/** Which texts are the longest, by their index, the longest first; of those alike in length the first. */
function longestOf(texts: readonly string[]): readonly number[] {
  const longest: number[] = [];
  const lengthOf = (index: number | undefined) => (index === undefined ? -1 : (texts[index]?.length ?? 0));
  texts.forEach((_, index) => {
    if (lengthOf(index) <= lengthOf(longest[ranks.length - 1])) return;
    const place = longest.findIndex((one) => lengthOf(one) < lengthOf(index));
    longest.splice(place < 0 ? longest.length : place, 0, index);
    longest.length = Math.min(longest.length, ranks.length);
  });
  return longest;
}

interface WidestCellsProps {
  rows: readonly RaRecord[];
  columns: readonly Column[];
  format: FieldFormatter;
  /** The table has a column of boxes before the others. */
  selectable: boolean;
  /** Its rows have pages of their own. */
  linked: boolean;
}

/** Keeps for rows that are yet to be drawn the width they will need: nothing moves when they come. */
export function WidestCells({ rows, columns, format, selectable, linked }: WidestCellsProps) {
  const direction = useDirection();
  const longest = columns.map(({ field }) => longestOf(rows.map((row) => format(row, field).text)));
  return ranks.map((rank) => (
    <tr key={rank} className={styles.widest} aria-hidden="true">
      {selectable && <td data-cell="select">{'\u00a0'}</td>}
      {columns.map((column, index) => {
        const row = rows[longest[index]?.[rank] ?? -1];
        const content =
          row && cellContent(column, format(row, column.field), fieldValue(row, column.field), direction).content;
        const { field, align, sized } = column;
        return index > 0 ? (
          <td key={field} data-align={align} data-sized={sized && ''} style={sized}>
            {content}
          </td>
        ) : (
          <th key={field} scope="row" data-align={align} data-sized={sized && ''} style={sized}>
            {linked ? drawRowLink('', content) : content}
          </th>
        );
      })}
    </tr>
  ));
}
