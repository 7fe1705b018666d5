import { useTranslate } from 'react-admin';
import { ColumnHeading, RowMenuHeading } from '#src/meta/ColumnHeadings.tsx';
import { ListRow } from '#src/list/ListRow.tsx';
import { DataTable } from '#src/meta/DataTable.tsx';
import { rowNames } from '#src/meta/rowName.ts';
import { rowKeys } from '#src/meta/rowKeys.ts';
import { rowPath } from '#src/list/rowPath.ts';
import { SkeletonRows } from '#src/meta/SkeletonRows.tsx';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { useRowNavigation } from '#src/meta/useRowNavigation.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { GroupHeading } from './GroupHeading.tsx';
import type { ShownGroups } from './shownGroups.ts';

/** The days as parts of one table, so that columns stay in line from day to day. */
export function GroupedTable({ list, groups, moneyOf, stale, onOpen }: ShownGroups) {
  const translate = useTranslate();
  const navigation = useRowNavigation();
  const { columns, density, format, declaration, title } = list;
  const menuLabel = columns && declaration.actions?.row && translate('list.actions');
  return (
    <TableRegion label={translate('list.region', { name: title })}>
      <DataTable density={density} stale={stale} aria-busy={!groups || stale} {...navigation}>
        <caption className={visuallyHidden}>{title}</caption>
        <thead>
          <tr>
            {columns?.map((column) => (
              <ColumnHeading key={column.field} column={column} />
            ))}
            {menuLabel !== undefined && <RowMenuHeading />}
          </tr>
        </thead>
        {columns && groups ? (
          groups.map((group, place) => {
            const keys = rowKeys(group.rows);
            const names = menuLabel === undefined ? [] : rowNames(group.rows, columns, format);
            return (
              <tbody key={group.value}>
                <tr data-heading="">
                  <th scope="rowgroup" colSpan={columns.length + (menuLabel === undefined ? 0 : 1)}>
                    <GroupHeading list={list} group={group} moneyOf={moneyOf} onOpen={onOpen} />
                  </th>
                </tr>
                {group.rows.map((record, index) => (
                  <ListRow
                    key={keys[index]}
                    record={record}
                    columns={columns}
                    format={format}
                    href={rowPath(declaration, record)}
                    focusable={place === 0 && index === 0}
                    menuLabel={menuLabel}
                    name={names[index]}
                  />
                ))}
              </tbody>
            );
          })
        ) : (
          <SkeletonRows columns={columns ? columns.length + (menuLabel === undefined ? 0 : 1) : 1} />
        )}
      </DataTable>
    </TableRegion>
  );
}
