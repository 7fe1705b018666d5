import { useTranslate, type ListControllerResult } from 'react-admin';
import type { Column } from '#src/meta/columns.ts';

/** Sorting where there is no table header to press: a column and a direction. */
export function SortChoice({ columns, controller }: { columns: readonly Column[]; controller: ListControllerResult }) {
  const translate = useTranslate();
  const { sort, setSort } = controller;
  const sorted = columns.some(({ field }) => field === sort.field);
  const descending = sort.order === 'DESC';
  return (
    <div className="list-sort">
      <select
        className="list-input"
        aria-label={translate('list.sortBy')}
        value={sorted ? sort.field : ''}
        onChange={(event) => setSort({ field: event.target.value, order: sorted ? sort.order : 'ASC' })}
      >
        <option value="" disabled={sorted}>
          {translate('list.unsorted')}
        </option>
        {columns
          .filter(({ sortable }) => sortable)
          .map(({ field, label }) => (
            <option key={field} value={field}>
              {label}
            </option>
          ))}
      </select>
      {sorted && (
        <button
          type="button"
          className="button"
          aria-label={translate(descending ? 'list.descending' : 'list.ascending')}
          onClick={() => setSort({ field: sort.field, order: descending ? 'ASC' : 'DESC' })}
        >
          <span aria-hidden="true">{descending ? '↓' : '↑'}</span>
        </button>
      )}
    </div>
  );
}
