import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import type { Column } from '#src/meta/columns.ts';
import { rowNames } from '#src/meta/rowName.ts';
import { useRowNavigation } from '#src/meta/useRowNavigation.ts';
import { shownListParams, stateFrom } from './address/listOrigin.ts';
import { ListRow } from './ListRow.tsx';
import { rowPath } from './rowPath.ts';
import type { Selection } from './selection/useSelection.ts';
import type { ListState } from './useList.ts';
import { WidestTexts } from './WidestTexts.tsx';

/** As many as a screen shows. */
const rowsOfFirstScreen = 20;

interface ListRowsProps {
  list: ListState;
  columns: readonly Column[];
  rows: readonly RaRecord[];
  /** All of them, not just those of the first screen. */
  isWhole: boolean;
  selection: Selection | undefined;
  /** Name of the buttons that open rows' menus; undefined in a list without row actions. */
  menuLabel: string | undefined;
}

/** The rows of the table, in columns that are as wide as all of them need. */
export function ListRows({ list, columns, rows, isWhole, selection, menuLabel }: ListRowsProps) {
  const { format, declaration } = list;
  const navigation = useRowNavigation(stateFrom({ list: declaration.name, question: shownListParams(list) }));
  const named = selection !== undefined || menuLabel !== undefined;
  const names = useMemo(() => (named ? rowNames(rows, columns, format) : []), [named, columns, rows, format]);
  const drawn = isWhole ? rows : rows.slice(0, rowsOfFirstScreen);
  return (
    <tbody {...navigation}>
      {drawn.map((record, index) => (
        <ListRow
          // By place: another page changes texts instead of elements; a row keeps nothing of its own.
          key={index}
          record={record}
          columns={columns}
          format={format}
          naming={declaration.primaryText}
          href={rowPath(declaration, record)}
          focusable={index === 0}
          selected={selection?.ids.has(record.id)}
          onToggle={selection?.toggle}
          menuLabel={menuLabel}
          name={names[index]}
        />
      ))}
      {drawn.length < rows.length && (
        <WidestTexts
          columns={columns}
          rows={rows.slice(drawn.length)}
          format={format}
          naming={declaration.primaryText ?? []}
          selectable={selection !== undefined}
        />
      )}
    </tbody>
  );
}
