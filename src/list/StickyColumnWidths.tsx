import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import type { Column } from '#src/meta/columns.ts';
import { afterPaint } from '#src/ui/afterPaint.ts';

/** The columns and how wide their heads are. */
function measure(group: HTMLTableColElement): { column: HTMLElement; width: number }[] {
  const heads = group.closest('table')?.tHead?.rows[0]?.cells;
  return Array.from(group.children).flatMap((column, index) => {
    const width = heads?.[index]?.getBoundingClientRect().width ?? 0;
    return column instanceof HTMLElement && width > 0 ? [{ column, width }] : [];
  });
}

interface StickyColumnWidthsProps {
  columns: readonly Column[];
  rows: readonly RaRecord[];
  /** The table has a column of boxes before the others. */
  selectable: boolean;
}

/**
 * Keeps columns as wide as they came out: rows of another page or order stand where those before them stood, and the
 * browser lays out only cells whose text is another. A text that needs more still gets it. Other columns, also another
 * room for them, begin anew.
 */
export function StickyColumnWidths({ columns, rows, selectable }: StickyColumnWidthsProps) {
  const group = useRef<HTMLTableColElement>(null);
  const keptFor = useRef(columns);
  useLayoutEffect(
    function forgetWidths() {
      // Effects run again when a list comes back from rest: its widths are still right.
      if (keptFor.current === columns) return;
      keptFor.current = columns;
      for (const { style } of group.current?.querySelectorAll('col') ?? []) style.inlineSize = '';
    },
    [columns],
  );
  useEffect(
    function keepWidths() {
      if (!group.current || rows.length === 0) return undefined;
      const measured = group.current;
      // The last one takes what is left over.
      const kept = columns.length + Number(selectable) - 1;
      return afterPaint(() => {
        for (const { column, width } of measure(measured).slice(0, kept)) {
          if (Math.abs(width - Number.parseFloat(column.style.inlineSize || '0')) >= 1) {
            column.style.inlineSize = `${width}px`;
          }
        }
      });
    },
    [columns, rows, selectable],
  );
  return (
    <colgroup ref={group}>
      {selectable && <col />}
      {columns.map(({ field }) => (
        <col key={field} />
      ))}
    </colgroup>
  );
}
