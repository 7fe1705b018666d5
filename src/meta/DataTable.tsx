import type { ComponentProps } from 'react';
import { tableClass } from './tableClasses.ts';

interface DataTableProps extends ComponentProps<'table'> {
  density?: 'comfortable' | 'compact' | undefined;
  /** Its rows answer an earlier question. */
  stale?: boolean | undefined;
  /** Its rows can be ticked. */
  selectable?: boolean;
}

/**
 * A table of rows. What its parts are is said by attributes: `data-align="end"` of cells with numbers,
 * `data-cell="select"` and `data-cell="menu"` of those at the edges, `data-selected` of ticked rows, `data-heading` of
 * rows that head others.
 */
export function DataTable({ density, stale = false, selectable = false, ...rest }: DataTableProps) {
  return (
    <table
      className={tableClass}
      data-density={density}
      data-stale={stale || undefined}
      data-selectable={selectable || undefined}
      {...rest}
    />
  );
}
