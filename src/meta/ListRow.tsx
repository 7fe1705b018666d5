import { memo } from 'react';
import type { RaRecord } from 'react-admin';
import type { Column } from './columns.ts';
import { fieldValue } from './fieldValue.ts';
import type { FormattedRow } from './formatRow.ts';

interface ListRowProps {
  record: RaRecord;
  columns: readonly Column[];
  format: (row: RaRecord) => FormattedRow;
  /** Address of the record's own page, if it has one. */
  href: string | undefined;
  /** Without a link the first row takes the focus for all. */
  focusable: boolean;
}

/** One row of the table; its props change only when what it shows changes. */
export const ListRow = memo(function ListRow({ record, columns, format, href, focusable }: ListRowProps) {
  const texts = format(record);
  return (
    <tr data-row={href ?? ''} tabIndex={href === undefined ? (focusable ? 0 : -1) : undefined}>
      {columns.map(({ field, align, status, Cell }, index) => {
        const cell = (
          <Cell text={texts[field] ?? ''} full={texts[`$${field}`]} value={fieldValue(record, field)} status={status} />
        );
        if (index > 0) {
          return (
            <td key={field} className={align}>
              {cell}
            </td>
          );
        }
        return (
          <th key={field} scope="row" className={align}>
            {href === undefined ? (
              cell
            ) : (
              <a className="row-link" href={href}>
                {texts[field] ? cell : String(record.id)}
              </a>
            )}
          </th>
        );
      })}
    </tr>
  );
});
