import { memo } from 'react';
import type { RaRecord } from 'react-admin';
import type { CardRoles } from './cardRoles.ts';
import type { Column } from './columns.ts';
import { fieldValue } from './fieldValue.ts';
import type { FormattedRow } from './formatRow.ts';

interface ListCardProps {
  record: RaRecord;
  roles: CardRoles;
  format: (row: RaRecord) => FormattedRow;
  href: string | undefined;
}

/** One row as a card: heading, amount, state, date. */
export const ListCard = memo(function ListCard({ record, roles, format, href }: ListCardProps) {
  const texts = format(record);
  const draw = ({ field, status, Cell }: Column) => (
    <Cell text={texts[field] ?? ''} full={texts[`$${field}`]} value={fieldValue(record, field)} status={status} />
  );
  const primary = roles.primary.find(({ field }) => texts[field]);
  const heading = primary ? draw(primary) : String(record.id);
  return (
    <li data-row={href ?? ''} className="list-card" tabIndex={href === undefined ? -1 : undefined}>
      <span className="list-card-heading">
        {href === undefined ? (
          heading
        ) : (
          <a className="row-link" href={href}>
            {heading}
          </a>
        )}
      </span>
      {roles.amount && <span className="list-card-amount">{draw(roles.amount)}</span>}
      {roles.date && <span className="list-card-date">{draw(roles.date)}</span>}
      {roles.status && <span className="list-card-status">{draw(roles.status)}</span>}
    </li>
  );
});
