import type { ComponentType } from 'react';
import type { CellProps } from '#src/meta/cells.tsx';
import type { Column } from '#src/meta/columns.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';

type LoadCell = () => Promise<ComponentType<CellProps>>;

/** Cells of single columns, by field, that a declaration brings; their code loads with the first list that draws them. */
export type OwnCells = Readonly<Record<string, LoadCell>>;

/** One for each cell, so that rows drawn anew keep theirs. */
const parts = new WeakMap<LoadCell, Column['draw']>();

function drawerOf(load: LoadCell): Column['draw'] {
  const known = parts.get(load);
  if (known) return known;
  const Cell = lazyPart(load);
  const draw = (value: CellProps) => <Cell {...value} />;
  parts.set(load, draw);
  return draw;
}

/** Columns whose cells a declaration draws itself; the others stay as their dataType has them. */
export function withOwnCells(columns: Column[], cells: OwnCells = {}): Column[] {
  return columns.map((column) => {
    const load = Object.hasOwn(cells, column.field) ? cells[column.field] : undefined;
    return load ? { ...column, bare: false, draw: drawerOf(load) } : column;
  });
}
