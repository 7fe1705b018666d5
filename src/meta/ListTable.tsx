import { useMemo, type RefObject } from 'react';
import { useTranslate, type ListControllerResult } from 'react-admin';
import type { Column } from './columns.ts';
import { ListRow } from './ListRow.tsx';
import { nameFields } from './rowName.ts';
import { SelectBox } from './selection/SelectBox.tsx';
import type { Selection } from './selection/useSelection.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import './table.css';
import type { ListState } from './useList.ts';
import { useRowNavigation } from './useRowNavigation.ts';

function ariaSort({ sort }: ListControllerResult, field: string): 'ascending' | 'descending' | undefined {
  if (sort.field !== field) return undefined;
  return sort.order === 'DESC' ? 'descending' : 'ascending';
}

function HeaderCell({
  column: { field, label, align, sortable },
  controller,
}: {
  column: Column;
  controller: ListControllerResult;
}) {
  const sorted = ariaSort(controller, field);
  return (
    <th scope="col" className={align} aria-sort={sorted}>
      {sortable ? (
        <button
          type="button"
          onClick={() => controller.setSort({ field, order: sorted === 'ascending' ? 'DESC' : 'ASC' })}
        >
          {label}
          <span aria-hidden="true" className="sort-mark">
            {sorted === 'ascending' ? '↑' : sorted === 'descending' ? '↓' : ''}
          </span>
        </button>
      ) : (
        <span className="column-name">{label}</span>
      )}
    </th>
  );
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
  const navigation = useRowNavigation();
  const { controller, columns, format, declaration, title } = list;
  const { data, isFetching, isPlaceholderData } = controller;
  const rows = columns && data;
  const menuLabel = columns && declaration.actions?.row && translate('action.menu');
  const names = useMemo(() => columns && nameFields(columns), [columns]);
  return (
    <section
      ref={scroller}
      className="table-region"
      aria-label={translate('list.region', { name: title })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table
        className={['list-table', list.density, isPlaceholderData && 'stale', selection && 'selectable']
          .filter(Boolean)
          .join(' ')}
        aria-busy={!rows || isFetching}
      >
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns && selection && (
              <td className="select-cell">
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
                <span className="visually-hidden">{translate('list.loading')}</span>
              </th>
            )}
            {menuLabel !== undefined && (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it names no column
              <td className="row-menu-cell" />
            )}
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
                href={declaration.detailPath?.(String(record.id))}
                focusable={index === 0}
                selected={selection?.ids.has(record.id)}
                onToggle={selection?.toggle}
                menuLabel={menuLabel}
                names={names}
              />
            ))}
          </tbody>
        ) : (
          <SkeletonRows columns={columns ? columns.length + (selection ? 1 : 0) + (menuLabel ? 1 : 0) : 1} />
        )}
      </table>
    </section>
  );
}
