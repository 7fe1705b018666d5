import type { Column } from './columns.ts';

/** The name of a column. */
export function ColumnHeading({ column: { label, align } }: { column: Column }) {
  return (
    <th scope="col" data-align={align}>
      <span>{label}</span>
    </th>
  );
}

/** Stands above the buttons that open rows' menus. */
export function RowMenuHeading() {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it names no column
  return <td data-cell="menu" />;
}
