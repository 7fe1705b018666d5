import { useCallback, type RefObject } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { RowMenuHeading } from '#src/meta/ColumnHeadings.tsx';
import { DataTable } from '#src/meta/DataTable.tsx';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { useResizing } from './useResizing.ts';
import { KeptWidths } from './KeptWidths.tsx';
import { ListRows } from './ListRows.tsx';
import { drawSelectBox } from './selection/drawSelectBox.tsx';
import type { Selection } from './selection/useSelection.ts';
import { SkeletonRows } from '#src/meta/SkeletonRows.tsx';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { tableRowsInSight } from './rowsInSight.ts';
import { textLengths } from './textLengths.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import type { ListState } from './useList.ts';
import { useHasPlace } from './useScrollRestoration.ts';

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
  const { data, isFetching, isPlaceholderData } = controller;
  const resizing = useResizing(declaration.name, columns);
  const textsOf = useCallback((of: readonly RaRecord[]) => textLengths(of, columns ?? [], format), [columns, format]);
  const { rows, laidOutLater } = useDrawnRows(columns && data, {
    inSight: tableRowsInSight(list.density),
    atOnce: useHasPlace(list),
    textsOf,
    scroller,
  });
  const menuLabel = columns && declaration.actions?.row && translate('action.menu');
  return (
    <TableRegion label={translate('list.region', { name: title })} scroller={scroller}>
      <DataTable
        density={list.density}
        stale={isPlaceholderData}
        selectable={selection !== undefined}
        aria-busy={!rows || rows !== data || isFetching}
      >
        <caption className={visuallyHidden}>{title}</caption>
        {columns && rows && <KeptWidths columns={columns} rows={rows} selectable={selection !== undefined} />}
        <thead {...resizing.head}>
          <tr>
            {columns && selection && (
              <td data-cell="select">
                {drawSelectBox({
                  label: translate('selection.page'),
                  checked: selection.page === 'all',
                  mixed: selection.page === 'some',
                  onToggle: selection.togglePage,
                })}
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
        {columns && rows ? (
          <ListRows
            list={list}
            columns={columns}
            rows={rows}
            laidOutLater={laidOutLater}
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
