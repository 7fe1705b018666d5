import { memo, type ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import { noID } from '#src/dataProvider/getListParams.ts';
import { cellContent } from '#src/meta/cellContent.tsx';
import type { Column } from '#src/meta/columns.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import type { FieldFormatter } from '#src/meta/format/formatField.ts';
import { nameInstead } from '#src/meta/rowName.ts';
import { RowMenuButton } from '#src/actions/row/RowMenuButton.tsx';
import { SelectBox } from '#src/list/selection/SelectBox.tsx';
import { RowLink } from './RowLink.tsx';

interface ListRowProps {
  record: RaRecord;
  columns: readonly Column[];
  format: FieldFormatter;
  /** Fields that can name it where the first column is empty, best first. */
  naming?: readonly string[] | undefined;
  /** Address of the record's own page, if it has one. */
  href: string | undefined;
  /** Without a link the first row takes the focus for all. */
  focusable: boolean;
  /** Undefined in a list without selection. */
  selected?: boolean | undefined;
  onToggle?: ((id: RaRecord['id'], range: boolean) => void) | undefined;
  /** Name of the button that opens the row's menu; undefined in a list without row actions. */
  menuLabel?: string | undefined;
  /** What the row is called beside others; what can be ticked or has a menu needs it. */
  name?: string | undefined;
}

const noFields: readonly string[] = [];

/** One row of the table; its props change only when what it shows changes. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const {
    record,
    columns,
    format,
    naming = noFields,
    href,
    focusable,
    selected,
    onToggle,
    menuLabel,
    name = '',
  } = props;
  const isKnown = record.id !== noID;
  const cells = columns.map((column, index): ReactElement => {
    const { field, align, sized } = column;
    const told = format(record, field);
    const { content, title: cut } = cellContent(column, told, fieldValue(record, field), record);
    // A narrow column may cut any text.
    const title = cut ?? (sized && (told.written ?? told.text));
    if (index > 0) {
      return (
        <td key={field} data-align={align} data-sized={sized && ''} style={sized} title={title}>
          {content}
        </td>
      );
    }
    return (
      <th key={field} scope="row" data-align={align} data-sized={sized && ''} style={sized} title={title}>
        {href === undefined ? (
          content
        ) : (
          <RowLink href={href}>
            {told.text ? content : nameInstead(record, naming.includes(field) ? naming : noFields, format)}
          </RowLink>
        )}
      </th>
    );
  });
  if (selected !== undefined) {
    cells.unshift(
      <td key="cell:select" data-cell="select">
        {isKnown && <SelectBox label={name} checked={selected} onToggle={(range) => onToggle?.(record.id, range)} />}
      </td>,
    );
  }
  if (menuLabel !== undefined) {
    cells.push(
      <td key="cell:menu" data-cell="menu">
        {isKnown && <RowMenuButton id={record.id} label={`${menuLabel}: ${name}`} />}
      </td>,
    );
  }
  return (
    <tr
      data-row={href ?? ''}
      data-selected={selected || undefined}
      tabIndex={href === undefined ? (focusable ? 0 : -1) : undefined}
    >
      {cells}
    </tr>
  );
});
