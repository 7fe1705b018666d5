import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { cardRoles } from '#src/meta/cardRoles.ts';
import type { Column } from '#src/meta/columns.ts';
import styles from './cards.module.css';
import type { ListDeclaration } from '#src/list/declaration.ts';
import type { FieldFormatter } from '#src/meta/format/formatField.ts';
import { ListCard } from './ListCard.tsx';
import { stateFrom, type ListOrigin } from '#src/list/address/listOrigin.ts';
import { rowKeys } from '#src/meta/rowKeys.ts';
import { rowNames } from '#src/meta/rowName.ts';
import { rowPath } from '#src/list/rowPath.ts';
import type { Selection } from '#src/list/selection/useSelection.ts';
import { useRowNavigation } from '#src/meta/useRowNavigation.ts';

interface RowCardsProps {
  /** What the cards are, for those who hear it. */
  label: string;
  declaration: ListDeclaration;
  columns: readonly Column[];
  format: FieldFormatter;
  rows: readonly RaRecord[];
  /** They answer an earlier question. */
  stale?: boolean | undefined;
  busy?: boolean;
  /** Which list's rows they are, for the pages they open. */
  origin?: ListOrigin | undefined;
  selection?: Selection | undefined;
  /** Name of the buttons that open rows' menus; undefined where rows have none. */
  menuLabel?: string | undefined;
}

/** Rows as cards, one below the other. */
export function RowCards({ label, declaration, columns, format, rows, stale, busy, ...props }: RowCardsProps) {
  const { selection, menuLabel, origin } = props;
  const navigation = useRowNavigation(origin && stateFrom(origin));
  const roles = useMemo(() => cardRoles(columns), [columns]);
  const keys = rowKeys(rows);
  const names = useMemo(() => rowNames(rows, columns, format), [rows, columns, format]);
  return (
    <ul className={styles.cards} data-stale={stale || undefined} aria-busy={busy} aria-label={label} {...navigation}>
      {rows.map((record, index) => (
        <ListCard
          key={keys[index]}
          record={record}
          roles={roles}
          format={format}
          href={rowPath(declaration, record)}
          selected={selection?.ids.has(record.id)}
          onToggle={selection?.toggle}
          menuLabel={menuLabel}
          name={names[index] ?? ''}
        />
      ))}
    </ul>
  );
}
