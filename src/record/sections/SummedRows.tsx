import { Link } from 'react-router';
import type { Row } from '#contract/envelope.ts';
import { cellContent } from '#src/meta/cellContent.tsx';
import type { Column } from '#src/meta/columns.ts';
import type { FieldFormatter } from '#src/meta/format/formatField.ts';
import styles from './RecordTable.module.css';
import type { TableSum } from './recordTables.ts';

interface Summed {
  total: TableSum;
  /** What it is made of. */
  parts: readonly TableSum[];
}

const partsText = (parts: readonly TableSum[]) =>
  parts.map(({ label, field }) => `${label}: ${field.written ?? field.text}`).join(' · ');

/** What the sum of a table is called, with what it is made of. */
export function SumName({ total, parts }: Summed) {
  return (
    <>
      {parts.length > 0 && <span className={styles.parts}>{partsText(parts)} </span>}
      {total.label}
    </>
  );
}

interface SummedRowsProps extends Summed {
  columns: readonly Column[];
  rows: readonly Row[];
  format: FieldFormatter;
  hrefOf: (row: Row, field: string) => string | undefined;
}

/** Rows that add up, without columns: what each is and its amount, and below its name the rest. */
export function SummedRows({ columns, rows, format, hrefOf, total, parts }: SummedRowsProps) {
  const [name, ...others] = columns;
  const last = others.pop();
  const amount = (column: Column, row: Row) =>
    cellContent(column, format(row, column.field), row[column.field]).content;
  const restOf = (row: Row) =>
    others
      .map((column) => ({ label: column.label, ...format(row, column.field) }))
      .filter(({ text }) => text !== '')
      .map(({ label, text, written }) => `${label}: \u2068${written ?? text}\u2069`)
      .join(' · ');
  return (
    <dl className={styles.rows}>
      {rows.map((row, index) => {
        const href = name && hrefOf(row, name.field);
        const text = name && <bdi>{format(row, name.field).text}</bdi>;
        return (
          <div key={index}>
            <dt>
              {href === undefined ? text : <Link to={href}>{text}</Link>}
              <span className={styles.parts}>{restOf(row)}</span>
            </dt>
            <dd>{last && amount(last, row)}</dd>
          </div>
        );
      })}
      <div className={styles.total}>
        <dt>
          {total.label}
          {parts.length > 0 && <span className={styles.parts}>{partsText(parts)}</span>}
        </dt>
        <dd>{cellContent(total.field.column, total.field, total.field.value).content}</dd>
      </div>
    </dl>
  );
}
