import { useListSortContext } from 'react-admin';
import type { Column } from '#src/meta/columns.ts';

/** The keyboard comes to every name: its keys make the column wider and narrower. */
const widened = { tabIndex: 0, 'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight' };

/** The name of a column, by whose press rows are sorted where they can be; its end and its keys are `useResizing`'s. */
export function HeaderCell({ column }: { column: Column }) {
  const { field, label, align, sortable, sized } = column;
  const { sort, setSort } = useListSortContext();
  const sorted = sort.field === field ? sort.order : undefined;
  return (
    <th
      scope="col"
      data-field={field}
      data-align={align}
      style={sized}
      data-sized={sized && ''}
      aria-sort={sorted && (sorted === 'DESC' ? 'descending' : 'ascending')}
    >
      {sortable ? (
        <button type="button" {...widened} onClick={() => setSort({ field, order: sorted === 'ASC' ? 'DESC' : 'ASC' })}>
          {label}
          <span aria-hidden="true">{sorted === 'ASC' ? '↑' : sorted === 'DESC' ? '↓' : ''}</span>
        </button>
      ) : (
        <span role="group" aria-label={label} {...widened}>
          {label}
        </span>
      )}
      <span data-resize="" aria-hidden="true" />
    </th>
  );
}
