import { useDeferredValue, useState, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { RowMenuHeading } from '#src/meta/ColumnHeadings.tsx';
import { DataTable } from '#src/meta/DataTable.tsx';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { useKeptHeads } from './useKeptHeads.ts';
import { useResizing } from './useResizing.ts';
import { ListRows } from './ListRows.tsx';
import { StickyColumnWidths } from './StickyColumnWidths.tsx';
import { SelectBox } from './selection/SelectBox.tsx';
import type { Selection } from './selection/useSelection.ts';
import { SkeletonRows } from '#src/meta/SkeletonRows.tsx';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import type { ListState } from './useList.ts';
import { useHasKeptPlace } from './useScrollRestoration.ts';

/** Whether all rows are drawn: behind the paint of the first screen, at once for who comes back to a place further down. */
function useIsWhole(list: ListState, hasRows: boolean): boolean {
  const hasKeptPlace = useHasKeptPlace(list);
  const [cameBack] = useState(hasKeptPlace);
  return useDeferredValue(hasRows, false) || cameBack;
}

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
  const { controller, columns, declaration, title } = list;
  const { data: rows, isFetching, isPlaceholderData } = controller;
  const isWhole = useIsWhole(list, columns !== undefined && rows !== undefined);
  const resizing = useResizing(declaration.name, columns);
  const menuLabel = columns && declaration.actions?.row && translate('list.actions');
  useKeptHeads(declaration.name, { columns, selectable: selection !== undefined, hasMenus: menuLabel !== undefined });
  return (
    <TableRegion label={translate('list.region', { name: title })} scroller={scroller}>
      <DataTable
        density={list.density}
        stale={isPlaceholderData}
        selectable={selection !== undefined}
        aria-busy={!columns || !rows || isFetching || !isWhole}
      >
        <caption className={visuallyHidden}>{title}</caption>
        {columns && rows && <StickyColumnWidths columns={columns} rows={rows} selectable={selection !== undefined} />}
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
            {columns?.map((column) => <HeaderCell key={column.field} column={column} />) ?? (
              <th scope="col">
                <span className={visuallyHidden}>{translate('list.loading')}</span>
              </th>
            )}
            {menuLabel !== undefined && <RowMenuHeading />}
          </tr>
        </thead>
        {columns && rows ? (
          <ListRows
            list={list}
            columns={columns}
            rows={rows}
            isWhole={isWhole}
            selection={selection}
            menuLabel={menuLabel}
          />
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
