import { onScreen } from '#src/app/shortcuts/onScreen.ts';
import type { NeighbourDirection } from '#src/list/address/listOrigin.ts';
import { rowSelector } from '#src/meta/useRowNavigation.ts';

/** The row that something stands in. */
export function rowAround(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(rowSelector)) || undefined;
}

/** The address of a row's record; undefined where it has no page. */
export const rowAddress = (row: HTMLElement | undefined): string | undefined => row?.dataset.row || undefined;

const rowsWithPage = () => onScreen(rowSelector).filter(rowAddress);

/** The row on screen that leads to an address. */
export const rowOf = (address: string): HTMLElement | undefined =>
  rowsWithPage().find((row) => rowAddress(row) === address);

/** The row before or after the one that leads to an address; undefined at the end of the page. */
export function rowBeside(address: string, towards: NeighbourDirection): HTMLElement | undefined {
  const rows = rowsWithPage();
  const at = rows.findIndex((row) => rowAddress(row) === address);
  return at < 0 ? undefined : rows[at + (towards === 'next' ? 1 : -1)];
}
