import { clsx } from 'clsx';
import { memo } from 'react';
import type { RaRecord } from 'react-admin';
import { noID } from '#src/dataProvider/getListParams.ts';
import type { CardRoles } from '#src/meta/cardRoles.ts';
import type { Column } from '#src/meta/columns.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import { shortId } from '#src/meta/rowName.ts';
import type { FieldFormatter } from '#src/meta/format/formatField.ts';
import { RowMenuButton } from '#src/actions/row/RowMenuButton.tsx';
import { SelectBox } from '#src/list/selection/SelectBox.tsx';
import { RowLink } from '#src/list/RowLink.tsx';
import styles from './cards.module.css';

interface ListCardProps {
  record: RaRecord;
  roles: CardRoles;
  format: FieldFormatter;
  href: string | undefined;
  /** Undefined in a list without selection. */
  selected?: boolean | undefined;
  onToggle?: ((id: RaRecord['id'], range: boolean) => void) | undefined;
  /** Name of the button that opens the row's menu; undefined in a list without row actions. */
  menuLabel?: string | undefined;
  /** What the row is called beside others. */
  name: string;
}

const mostTexts = 2;

/** One row as a card: heading, amount, state, date, why it failed. */
export const ListCard = memo(function ListCard(props: ListCardProps) {
  const { record, roles, format, href, selected, onToggle, menuLabel, name } = props;
  const textOf = ({ field }: Column) => format(record, field).text;
  const isKnown = record.id !== noID;
  const drawn = (column: Column) => {
    const { text, full, struck, parts } = format(record, column.field);
    const value = fieldValue(record, column.field);
    return column.draw({ text, full, value, status: column.status, struck, parts, row: record });
  };
  const primary = roles.primary.find(textOf);
  const reason = roles.reason !== primary && roles.reason && textOf(roles.reason) ? roles.reason : undefined;
  // A name alone says little: texts that tell the row apart stand below it.
  const plain = !roles.status && !roles.date;
  const more = plain
    ? roles.primary.filter((one) => one !== primary && one.dataType === 'string' && textOf(one)).slice(0, mostTexts)
    : [];
  const heading = primary ? drawn(primary) : shortId(record);
  return (
    <li
      data-row={href ?? ''}
      className={clsx(styles.card, selected !== undefined && styles.selectable, menuLabel && styles.withMenu)}
      data-selected={selected || undefined}
      tabIndex={href === undefined ? -1 : undefined}
    >
      {isKnown && selected !== undefined && (
        <SelectBox label={name} checked={selected} onToggle={(range) => onToggle?.(record.id, range)} />
      )}
      <span className={styles.heading}>{href === undefined ? heading : <RowLink href={href}>{heading}</RowLink>}</span>
      {roles.amount && <span className={styles.amount}>{drawn(roles.amount)}</span>}
      {roles.date && <span className={styles.date}>{drawn(roles.date)}</span>}
      {more.length > 0 && (
        <span className={styles.more}>
          {more.map((column) => (
            <span key={column.field}>{drawn(column)}</span>
          ))}
        </span>
      )}
      {roles.status && <span className={styles.status}>{drawn(roles.status)}</span>}
      {reason && <span className={styles.more}>{drawn(reason)}</span>}
      {isKnown && menuLabel !== undefined && <RowMenuButton id={record.id} label={`${menuLabel}: ${name}`} />}
    </li>
  );
});
