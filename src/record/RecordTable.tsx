import { cellContent } from '#src/meta/cellContent.tsx';
import { ColumnHeading } from '#src/meta/ColumnHeadings.tsx';
import { columnsFrom } from '#src/meta/columns.ts';
import { createRowFormatter, type FormatContext } from '#src/meta/formatRow.ts';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import type { RecordPart } from './recordParts.ts';

/** Like objects of a record, one per row. */
export function RecordTable({ part: { label, meta, rows }, context }: { part: RecordPart; context: FormatContext }) {
  const columns = columnsFrom(meta);
  const format = createRowFormatter(meta, context);
  return (
    <TableRegion label={label} part>
      <table className="list-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHeading key={column.field} column={column} />
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
    </TableRegion>
  );
}
