import type { Meta } from '#contract/meta.ts';
import type { FormerColumns } from '#src/meta/accepted/accepted.ts';
import { lostFilters } from '#src/list/views/soundView.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import type { ColumnPreferences } from '#src/settings/columnPreferences.ts';
import type { SavedView } from '#src/settings/savedViews.ts';

/** Something that a person had chosen for a list, and that the list no longer has. */
export interface Loss {
  kind: 'column' | 'order' | 'filter';
  /** Field of a column, parameter of a filter. */
  field: string;
}

/** What tells losses apart. */
export const lossKey = ({ kind, field }: Loss): string => `${kind}:${field}`;

/** The new name of a column, also after several renames; undefined where it has gone. */
export function currentField(field: string, former: FormerColumns, meta: Meta): string | undefined {
  const seen = new Set<string>();
  for (let name: string | undefined = field; name !== undefined && !seen.has(name);) {
    if (Object.hasOwn(meta.columns, name)) return name;
    seen.add(name);
    name = Object.hasOwn(former, name) ? former[name]?.to : undefined;
  }
  return undefined;
}

/** What a person chose of a list, as it is in force. */
export interface InForce {
  /** The columns in force, where they were chosen. */
  columns: ColumnPreferences | undefined;
  /** The saved view that the list shows. */
  view: SavedView | undefined;
}

/**
 * What of a person's own choices in force the list no longer has; what goes on under another name is no loss, and
 * neither is what was hidden. An answer without columns is a fault, not a loss.
 */
export function lossesOf(
  declaration: ListDeclaration,
  meta: Meta,
  former: FormerColumns,
  { columns, view }: InForce,
): Loss[] {
  if (Object.keys(meta.columns).length === 0) return [];
  const isGone = (field: string) => currentField(field, former, meta) === undefined;
  const { order = [], hidden = [] } = columns ?? {};
  const sort = view?.sort.field ?? '';
  return [
    ...order
      .filter((field) => !hidden.includes(field) && isGone(field))
      .map((field) => ({ kind: 'column' as const, field })),
    ...(sort !== '' && isGone(sort) ? [{ kind: 'order' as const, field: sort }] : []),
    ...(view ? lostFilters(view, declaration).map((field) => ({ kind: 'filter' as const, field })) : []),
  ];
}
