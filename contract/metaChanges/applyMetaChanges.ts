import type { Meta, MetaColumn } from '#contract/meta.ts';
import type { MetaChange } from './compareMeta.ts';

type Entries = readonly (readonly [string, MetaColumn])[];

function applyOne(columns: Entries, change: MetaChange): Entries {
  const changed = (next: (column: MetaColumn) => MetaColumn, field: string) =>
    columns.map(([name, column]) => [name, name === field ? next(column) : column] as const);
  switch (change.kind) {
    case 'renamed':
      return columns.map(([name, column]) => [name === change.field ? change.to : name, column] as const);
    case 'removed':
      return columns.filter(([name]) => name !== change.field);
    case 'retyped':
      return changed(({ name }) => ({ name, ...change.to }), change.field);
    case 'relabelled':
      return changed((column) => ({ ...column, name: change.to }), change.field);
    case 'reordered':
      return columns.toSorted(([one], [other]) => change.to.indexOf(one) - change.to.indexOf(other));
    case 'added':
      return columns.toSpliced(change.at, 0, [change.field, change.column]);
  }
}

/**
 * A meta after changes, in the order in which `compareMeta` tells them.
 * @example applyMetaChanges(accepted, compareMeta(accepted, present)) // present
 */
export function applyMetaChanges(meta: Meta, changes: readonly MetaChange[]): Meta {
  return { columns: Object.fromEntries(changes.reduce(applyOne, Object.entries(meta.columns) as Entries)) };
}
