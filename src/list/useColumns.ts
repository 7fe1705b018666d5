import { useMemo } from 'react';
import type { Meta } from '#contract/meta.ts';
import { columnsFrom, type Column } from '#src/meta/columns.ts';
import { firstColumns } from '#src/meta/firstColumns.ts';
import { densities, type ColumnPreferences, type Density } from '#src/settings/columnPreferences.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import type { ListDeclaration } from './declaration.ts';
import { withOwnCells } from './ownCells.ts';
import { useListRoom } from './useListRoom.ts';

/** A list's columns as they are on screen, and where that comes from. */
export interface ShownColumns {
  /** Undefined until the meta has answered. */
  columns: readonly Column[] | undefined;
  /** Which columns the list begins with, and which a person has chosen in their place. */
  arrangement: { first: ColumnPreferences | undefined; chosen: ColumnPreferences | undefined };
  density: Density;
}

/** The columns a person has chosen, else those that fit the window. */
export function useColumns({ name, columns: declared, cells }: ListDeclaration, meta: Meta | undefined): ShownColumns {
  const room = useListRoom();
  const [{ columns: chosen, density = densities[0] }] = useListPreferences(name);
  const first = useMemo(() => meta && firstColumns(meta, room, declared), [meta, room, declared]);
  const columns = useMemo(
    () => meta && withOwnCells(columnsFrom(meta, chosen ?? first), cells),
    [meta, chosen, first, cells],
  );
  return { columns, arrangement: { first, chosen }, density };
}
