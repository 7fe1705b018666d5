import type { Identifier, RaRecord } from 'react-admin';
import type { Column } from '#src/meta/columns.ts';
import type { FormattedRow } from '#src/meta/format/formatRow.ts';
import type { DeclaredActions } from './actions.ts';

/** What actions must know of the list they are offered on. */
export interface ActionList {
  declaration: { name: string; actions?: DeclaredActions };
  controller: { filterValues: Readonly<Record<string, unknown>> };
  permanent: Readonly<Record<string, string>>;
  columns: readonly Column[] | undefined;
  format: (row: RaRecord) => FormattedRow;
}

/** What actions must know of the ticked rows. */
export interface TickedRows {
  ids: ReadonlySet<Identifier>;
  clear: () => void;
}
