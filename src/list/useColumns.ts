import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Meta } from '#contract/meta.ts';
import { columnsFrom, withRoles, type Column } from '#src/meta/columns.ts';
import { firstColumns } from '#src/meta/firstColumns.ts';
import { densities, type ColumnPreferences, type Density } from '#src/settings/columnPreferences.ts';
import type { ColumnWidths } from '#src/settings/columnWidths.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import type { ListDeclaration } from './declaration.ts';
import { useOwnCellsAhead, withOwnCells } from './ownCells.tsx';
import { useListRoom } from './useListRoom.ts';

/** A list's columns as they are on screen, and where that comes from. */
export interface ShownColumns {
  /** Undefined until the meta has answered. */
  columns: readonly Column[] | undefined;
  /** Which columns the list begins with, and which a person has chosen in their place. */
  arrangement: { first: ColumnPreferences | undefined; chosen: ColumnPreferences | undefined };
  density: Density;
  /** Name of the view that a link has brought for now; empty for one without. */
  temporary: string | undefined;
}

/** Columns as wide as a person has made them. */
function withWidths(columns: Column[], widths: ColumnWidths | undefined): Column[] {
  if (!widths) return columns;
  return columns.map((column) => {
    const { [column.field]: width } = widths;
    return width === undefined
      ? column
      : { ...column, sized: { inlineSize: width, minInlineSize: width, maxInlineSize: width } };
  });
}

const noHeadings: Readonly<Record<string, string>> = {};

/** The columns a person has chosen, else those that fit the window. */
export function useColumns(declaration: ListDeclaration, meta: Meta | undefined): ShownColumns {
  const { name, cells, headings = noHeadings } = declaration;
  const translate = useTranslate();
  const room = useListRoom();
  useOwnCellsAhead(declaration);
  const [{ columns: chosen, density = densities[0], widths, temporary }] = useListPreferences(name);
  const first = useMemo(() => meta && firstColumns(meta, room, declaration), [meta, room, declaration]);
  const columns = useMemo(
    () =>
      meta &&
      withWidths(withOwnCells(withRoles(columnsFrom(meta, chosen ?? first), declaration), cells), widths).map(
        (column) => {
          const heading = Object.hasOwn(headings, column.field) ? headings[column.field] : undefined;
          return heading === undefined ? column : { ...column, label: translate(heading) };
        },
      ),
    [meta, chosen, first, declaration, cells, headings, translate, widths],
  );
  return { columns, arrangement: { first, chosen }, density, temporary };
}
