import type { RaRecord } from 'react-admin';
import { ColumnHeading } from '#src/meta/ColumnHeadings.tsx';
import { DataTable } from '#src/meta/DataTable.tsx';
import type { Column } from '#src/meta/columns.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import type { FieldFormatter } from '#src/meta/format/formatField.ts';
import { stateFrom, type ListOrigin } from '#src/list/address/listOrigin.ts';
import { ListRow } from '#src/list/ListRow.tsx';
import { rowKeys } from '#src/meta/rowKeys.ts';
import { rowPath } from '#src/list/rowPath.ts';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { useRowNavigation } from '#src/meta/useRowNavigation.ts';

interface RelatedTableProps {
  /** What the rows are, for those who hear it. */
  label: string;
  declaration: ListDeclaration;
  columns: readonly Column[];
  format: FieldFormatter;
  rows: readonly RaRecord[];
  /** Which list's rows they are, for the pages they open. */
  origin: ListOrigin;
}

/** Related rows as a table. */
export function RelatedTable({ label, declaration, columns, format, rows, origin }: RelatedTableProps) {
  const navigation = useRowNavigation(stateFrom(origin));
  const keys = rowKeys(rows);
  return (
    <TableRegion label={label}>
      <DataTable>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHeading key={column.field} column={column} />
            ))}
          </tr>
        </thead>
        <tbody {...navigation}>
          {rows.map((record, index) => (
            <ListRow
              key={keys[index]}
              record={record}
              columns={columns}
              format={format}
              href={rowPath(declaration, record)}
              focusable={index === 0}
            />
          ))}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}
