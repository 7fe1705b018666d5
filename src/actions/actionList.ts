import type { Identifier } from 'react-admin';
import type { Column } from '#src/meta/columns.ts';
import type { FieldFormatter } from '#src/meta/format/formatField.ts';
import type { DeclaredActions } from './actions.ts';

/** What actions must know of the list they are offered on. */
export interface ActionList {
  declaration: {
    name: string;
    /** Among its calls, the one for a single record. */
    endpoints: { get?: unknown };
    actions?: DeclaredActions;
    detailPath?: (id: string) => string;
  };
  controller: { filterValues: Readonly<Record<string, unknown>> };
  permanent: Readonly<Record<string, string>>;
  columns: readonly Column[] | undefined;
  format: FieldFormatter;
}

/** What actions must know of the ticked rows. */
export interface TickedRows {
  ids: ReadonlySet<Identifier>;
  clear: () => void;
}
