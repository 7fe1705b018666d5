import { focusRow, rowSelector } from '#src/meta/useRowNavigation.ts';

/** What React gives a list that rests (`KeepAliveLists`). */
const atRest = '[style*="display: none"]';

/** What of the page is on screen: lists that rest are not. */
export function onScreen(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.closest(atRest) === null);
}

/** Moves the focus to the list's search, else to its first filter. @returns false where there is none. */
export function focusSearch(): boolean {
  const filters = onScreen(':is(input, select, button)').filter((one) => one.closest('[data-filters]') !== null);
  const found = filters.find((one) => one.matches('[type=search]')) ?? filters[0];
  found?.focus();
  return found !== undefined;
}

/** Opens the record beside, on the page of one; else moves the focus along the rows, from none to the first. */
export function moveOn(towards: 'next' | 'previous'): void {
  const [link] = onScreen(`[data-neighbour=${towards}]`);
  if (link) return link.click();
  const rows = onScreen(rowSelector);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  focusRow(at < 0 ? rows[0] : rows[at + (towards === 'next' ? 1 : -1)], false);
}
