import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Row } from '#contract/envelope.ts';
import { idFieldOf } from '#contract/fieldTypes.ts';
import { DataTable } from '#src/meta/DataTable.tsx';
import { cellContent } from '#src/meta/cellContent.tsx';
import { ColumnHeading } from '#src/meta/ColumnHeadings.tsx';
import { columnsFrom } from '#src/meta/columns.ts';
import { createFieldFormatter, type FormatContext } from '#src/meta/format/formatField.ts';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import type { FactWords } from '#src/record/declaration.ts';
import { vendorText } from '#src/ui/cardVendor.ts';
import { useNarrow } from '#src/ui/useNarrow.ts';
import styles from './RecordTable.module.css';
import type { SectionTable } from './recordTables.ts';
import { SumName, SummedRows } from './SummedRows.tsx';

interface RecordTableProps extends SectionTable {
  label: string;
  context: FormatContext;
  pathOf: FactWords['pathOf'];
}

/** Like objects of a record, one per row; a name leads to the record it is the name of. */
export function RecordTable({ label, meta, rows, sums = [], context, pathOf }: RecordTableProps) {
  const translate = useTranslate();
  const narrow = useNarrow();
  const columns = columnsFrom(meta);
  const [total, ...parts] = sums;
  const format = createFieldFormatter(meta, context);
  const hrefOf = (row: Row, field: string) => {
    const id = idFieldOf(field);
    return id === undefined ? undefined : pathOf(id, row[id]);
  };
  if (total && narrow) return <SummedRows {...{ columns, rows, format, hrefOf, total, parts }} />;
  return (
    <TableRegion label={translate('list.region', { name: label })} part>
      <DataTable density="compact">
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHeading key={column.field} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            return (
              <tr key={index}>
                {columns.map((column) => {
                  const vendor = vendorText(column.field, row[column.field], translate);
                  const { content, title } = vendor
                    ? { content: vendor, title: undefined }
                    : cellContent(column, format(row, column.field), row[column.field], row);
                  const href = hrefOf(row, column.field);
                  return (
                    <td key={column.field} data-align={column.align} title={title}>
                      {href === undefined ? content : <Link to={href}>{content}</Link>}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        {total && (
          <tfoot>
            <tr className={styles.sum}>
              <th scope="row" colSpan={Math.max(1, columns.length - 1)}>
                <SumName {...{ total, parts }} />
              </th>
              <td data-align="end">{cellContent(total.field.column, total.field, total.field.value).content}</td>
            </tr>
          </tfoot>
        )}
      </DataTable>
    </TableRegion>
  );
}
