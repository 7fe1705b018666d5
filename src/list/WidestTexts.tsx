import type { RaRecord } from 'react-admin';
import { cellContent } from '#src/meta/cellContent.tsx';
import type { Column } from '#src/meta/columns.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import type { FieldFormatter } from '#src/meta/format/formatField.ts';
import { nameInstead } from '#src/meta/rowName.ts';
import styles from './WidestTexts.module.css';

interface WidestTextsProps {
  columns: readonly Column[];
  /** Rows that are not drawn yet. */
  rows: readonly RaRecord[];
  format: FieldFormatter;
  naming: readonly string[];
  selectable: boolean;
}

/** The longest by their letters; one of them is the widest. */
const longest = [0, 1, 2];

/**
 * Makes columns as wide as rows that are still to be drawn need them: rows without height, of the longest texts of each
 * column.
 */
export function WidestTexts({ columns, rows, format, naming, selectable }: WidestTextsProps) {
  const cells = columns.map((column, index) => {
    const { field } = column;
    const texts = rows.map((row) => {
      const told = format(row, field);
      return { row, told: { ...told, text: told.text || (index === 0 ? nameInstead(row, naming, format) : '') } };
    });
    return { column, texts: texts.toSorted((one, other) => other.told.text.length - one.told.text.length) };
  });
  return longest.map((place) => (
    <tr key={place} className={styles.widest} aria-hidden="true">
      {selectable && <td>{null}</td>}
      {cells.map(({ column, texts }) => {
        const { row, told } = texts[place] ?? {};
        const Cell = column === columns[0] ? 'th' : 'td';
        return (
          <Cell key={column.field} data-align={column.align} style={column.sized}>
            {row && told && cellContent(column, told, fieldValue(row, column.field), row).content}
          </Cell>
        );
      })}
    </tr>
  ));
}
