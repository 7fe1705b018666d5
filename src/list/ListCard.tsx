import { memo } from 'react';
import type { RaRecord } from 'react-admin';
import { noID } from '#src/dataProvider/listQuestion.ts';
import type { CardRoles } from '#src/meta/cardRoles.ts';
import type { Column } from '#src/meta/columns.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import type { FormattedRow } from '#src/meta/formatRow.ts';
import { RowMenuButton } from '#src/actions/RowMenuButton.tsx';
import { SelectBox } from '#src/list/selection/SelectBox.tsx';

interface ListCardProps {
  record: RaRecord;
  roles: CardRoles;
  format: (row: RaRecord) => FormattedRow;
  href: string | undefined;
  /** Undefined in a list without selection. */
  selected?: boolean | undefined;
  onToggle?: ((id: RaRecord['id'], range: boolean) => void) | undefined;
  /** Name of the button that opens the row's menu; undefined in a list without row actions. */
  menuLabel?: string | undefined;
}

const mostTexts = 2;

/** One row as a card: heading, amount, state, date. */
export const ListCard = memo(function ListCard(props: ListCardProps) {
  const { record, roles, format, href, selected, onToggle, menuLabel } = props;
  const texts = format(record);
  const isKnown = record.id !== noID;
  const draw = ({ field, status, Cell }: Column) => (
    <Cell text={texts[field] ?? ''} full={texts[`$${field}`]} value={fieldValue(record, field)} status={status} />
  );
  const primary = roles.primary.find(({ field }) => texts[field]);
  const name = (primary && texts[primary.field]) || String(record.id);
  // A name alone says little: texts that tell the row apart stand below it.
  const plain = !roles.status && !roles.date;
  const more = plain
    ? roles.primary
        .filter((one) => one !== primary && one.dataType === 'string' && texts[one.field])
        .slice(0, mostTexts)
    : [];
  const heading = primary ? draw(primary) : String(record.id);
  return (
    <li
      data-row={href ?? ''}
      className={['list-card', selected !== undefined && 'selectable', selected && 'selected', menuLabel && 'with-menu']
        .filter(Boolean)
        .join(' ')}
      tabIndex={href === undefined ? -1 : undefined}
    >
      {isKnown && selected !== undefined && (
        <SelectBox label={name} checked={selected} onToggle={(range) => onToggle?.(record.id, range)} />
      )}
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
      {more.length > 0 && (
        <span className="list-card-more">
          {more.map((column) => (
            <span key={column.field}>{draw(column)}</span>
          ))}
        </span>
      )}
      {roles.status && <span className="list-card-status">{draw(roles.status)}</span>}
      {isKnown && menuLabel !== undefined && <RowMenuButton id={record.id} label={`${menuLabel}: ${name}`} />}
    </li>
  );
});
