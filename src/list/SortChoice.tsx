import { useListSortContext, useTranslate } from 'react-admin';
import type { Column } from '#src/meta/columns.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import styles from './SortChoice.module.css';

/** Sorting where there is no table header to press: a column and a direction. */
export function SortChoice({ columns }: { columns: readonly Column[] }) {
  const translate = useTranslate();
  const { sort, setSort } = useListSortContext();
  const sorted = columns.some(({ field }) => field === sort.field);
  const descending = sort.order === 'DESC';
  return (
    <div className={styles.sort}>
      <select
        className={inputClass('compact')}
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
          className={buttonClass()}
          aria-label={translate(descending ? 'list.descending' : 'list.ascending')}
          onClick={() => setSort({ field: sort.field, order: descending ? 'ASC' : 'DESC' })}
        >
          <span aria-hidden="true">{descending ? '↓' : '↑'}</span>
        </button>
      )}
    </div>
  );
}
