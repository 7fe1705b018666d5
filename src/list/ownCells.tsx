import { useEffect, type ComponentType } from 'react';
import type { CellProps } from '#src/meta/cells.tsx';
import type { Column } from '#src/meta/columns.ts';
import { lazyPart, type LazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { WaitingName } from './WaitingName.tsx';

type LoadCell = () => Promise<ComponentType<CellProps>>;

/** Cells of single columns, by field, that a declaration brings; their code loads with the first list that draws them. */
export type OwnCells = Readonly<Record<string, LoadCell>>;

interface OwnCell extends Pick<Column, 'draw'> {
  preload: LazyPart<CellProps>['preload'];
}

/** One for each cell, so that rows drawn anew keep theirs. */
const known = new WeakMap<LoadCell, OwnCell>();

function ownCell(load: LoadCell): OwnCell {
  const before = known.get(load);
  if (before) return before;
  const Cell = lazyPart(load, WaitingName);
  const own: OwnCell = { draw: (value) => <Cell {...value} />, preload: Cell.preload };
  known.set(load, own);
  return own;
}

interface OwnColumns {
  cells?: OwnCells;
  columns?: readonly string[];
}

const noCells: OwnCells = {};
const noColumns: readonly string[] = [];

/** Columns whose cells a declaration draws itself; the others stay as their dataType has them. */
export function withOwnCells(columns: Column[], cells = noCells): Column[] {
  return columns.map((column) => {
    const load = Object.hasOwn(cells, column.field) ? cells[column.field] : undefined;
    return load ? { ...column, bare: false, draw: ownCell(load).draw } : column;
  });
}

/** Asks for the code of the own cells that a list begins with while its columns and rows are on their way. */
export function useOwnCellsAhead({ cells = noCells, columns = noColumns }: OwnColumns): void {
  useEffect(
    function preload() {
      for (const field of columns) {
        const load = cells[field];
        if (load) ownCell(load).preload();
      }
    },
    [cells, columns],
  );
}
