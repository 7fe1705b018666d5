import { cellContent } from '#src/meta/cellContent.tsx';
import { columnsFrom } from '#src/meta/columns.ts';
import { createRowFormatter, type FormatContext } from '#src/meta/formatRow.ts';
import '#src/meta/table.css';
import type { RecordPart } from './recordParts.ts';

/** Like objects of a record, one per row. */
export function RecordTable({ part: { label, meta, rows }, context }: { part: RecordPart; context: FormatContext }) {
  const columns = columnsFrom(meta);
  const format = createRowFormatter(meta, context);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="table-region" role="group" aria-label={label} tabIndex={0}>
      <table className="list-table">
        <thead>
          <tr>
            {columns.map(({ field, label, align }) => (
              <th key={field} scope="col" className={align}>
                <span className="column-name">{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const texts = format(row);
            return (
              <tr key={index}>
                {columns.map((column) => {
                  const { content, title } = cellContent(column, texts, row[column.field]);
                  return (
                    <td key={column.field} className={column.align} title={title}>
                      {content}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
