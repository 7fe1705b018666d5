import { useMemo, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { RowMenuHeading } from '#src/meta/ColumnHeadings.tsx';
import { DataTable } from '#src/meta/DataTable.tsx';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { questionOf, stateFrom } from './address/listOrigin.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { useResizing } from './useResizing.ts';
import { ListRow } from './ListRow.tsx';
import { rowNames } from '#src/meta/rowName.ts';
import { rowPath } from './rowPath.ts';
import { SelectBox } from './selection/SelectBox.tsx';
import type { Selection } from './selection/useSelection.ts';
import { SkeletonRows } from '#src/meta/SkeletonRows.tsx';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import type { ListState } from './useList.ts';
import { useRowNavigation } from '#src/meta/useRowNavigation.ts';

/** The rows as a table that scrolls inside itself, its header always in sight. */
export function ListTable({
  list,
  selection,
  scroller,
}: {
  list: ListState;
  selection: Selection | undefined;
  scroller: RefObject<HTMLElement | null>;
}) {
  const translate = useTranslate();
  const { controller, columns, format, declaration, title } = list;
  const navigation = useRowNavigation(stateFrom({ list: declaration.name, question: questionOf(list) }));
  const { data, isFetching, isPlaceholderData } = controller;
  const resizing = useResizing(declaration.name, columns);
  const rows = columns && data;
  const menuLabel = columns && declaration.actions?.row && translate('action.menu');
  const named = selection !== undefined || menuLabel !== undefined;
  const names = useMemo(
    () => (named && columns && data ? rowNames(data, columns, format) : []),
    [named, columns, data, format],
  );
  return (
    <TableRegion label={translate('list.region', { name: title })} scroller={scroller}>
      <DataTable
        density={list.density}
        stale={isPlaceholderData}
        selectable={selection !== undefined}
        aria-busy={!rows || isFetching}
      >
        <caption className={visuallyHidden}>{title}</caption>
        <thead {...resizing.head}>
          <tr>
            {columns && selection && (
              <td data-cell="select">
                <SelectBox
                  label={translate('selection.page')}
                  checked={selection.page === 'all'}
                  mixed={selection.page === 'some'}
                  onToggle={selection.togglePage}
                />
              </td>
            )}
            {columns?.map((column) => <HeaderCell key={column.field} column={column} controller={controller} />) ?? (
              <th scope="col">
                <span className={visuallyHidden}>{translate('list.loading')}</span>
              </th>
            )}
            {menuLabel !== undefined && <RowMenuHeading />}
          </tr>
        </thead>
        {rows ? (
          <tbody {...navigation}>
            {rows.map((record, index) => (
              <ListRow
                // By place: another page changes texts instead of elements; a row keeps nothing of its own.
                key={index}
                record={record}
                columns={columns}
                format={format}
                href={rowPath(declaration, record)}
                focusable={index === 0}
                selected={selection?.ids.has(record.id)}
                onToggle={selection?.toggle}
                menuLabel={menuLabel}
                name={names[index]}
              />
            ))}
          </tbody>
        ) : (
          <SkeletonRows columns={columns ? columns.length + (selection ? 1 : 0) + (menuLabel ? 1 : 0) : 1} />
        )}
      </DataTable>
      <div className={visuallyHidden} aria-live="polite">
        {resizing.said}
      </div>
    </TableRegion>
  );
}
