import { useMemo } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import '#src/meta/cards.css';
import { cardRoles } from '#src/meta/cardRoles.ts';
import type { Column } from '#src/meta/columns.ts';
import type { ListDeclaration } from '#src/meta/declaration.ts';
import type { FormattedRow } from '#src/meta/formatRow.ts';
import { ListCard } from '#src/meta/ListCard.tsx';
import { ListRow } from '#src/meta/ListRow.tsx';
import { rowKeys } from '#src/meta/rowKeys.ts';
import '#src/meta/rows.css';
import '#src/meta/table.css';
import { useRowNavigation } from '#src/meta/useRowNavigation.ts';
import './related.css';

interface RelatedRowsProps {
  declaration: ListDeclaration;
  columns: readonly Column[];
  format: (row: RaRecord) => FormattedRow;
  rows: readonly RaRecord[];
}

/** Related rows as a table. */
export function RelatedTable({ declaration, columns, format, rows }: RelatedRowsProps) {
  const translate = useTranslate();
  const navigation = useRowNavigation();
  const keys = rowKeys(rows);
  const title = translate(`resource.${declaration.name}.name`, { _: declaration.name });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="table-region" aria-label={title} tabIndex={0}>
      <table className="list-table">
        <thead>
          <tr>
            {columns.map(({ field, label, align }) => (
              <th key={field} scope="col" className={align}>
                <span className="column-name">{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...navigation}>
          {rows.map((record, index) => (
            <ListRow
              key={keys[index]}
              record={record}
              columns={columns}
              format={format}
              href={declaration.detailPath?.(String(record.id))}
              focusable={index === 0}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Related rows as cards, for a phone. */
export function RelatedCards({ declaration, columns, format, rows }: RelatedRowsProps) {
  const translate = useTranslate();
  const navigation = useRowNavigation();
  const roles = useMemo(() => cardRoles(columns), [columns]);
  const keys = rowKeys(rows);
  return (
    <ul
      className="list-cards"
      aria-label={translate(`resource.${declaration.name}.name`, { _: declaration.name })}
      {...navigation}
    >
      {rows.map((record, index) => (
        <ListCard
          key={keys[index]}
          record={record}
          roles={roles}
          format={format}
          href={declaration.detailPath?.(String(record.id))}
        />
      ))}
    </ul>
  );
}
