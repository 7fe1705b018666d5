import { useCallback, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '#src/ui/isPlainClick.ts';

/** Marks an element as a row; its value is the address it opens, empty where there is none. */
const rowAttribute = 'data-row';
/** Every row on screen. */
export const rowSelector = `[${rowAttribute}]`;
/** The link of a row, see `RowLink`. */
export const linkSelector = '[data-row-link]';

function rowOf(target: EventTarget): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(rowSelector)) || undefined;
}

const boxSelector = 'input[type=checkbox]';
const isBox = (target: EventTarget) => target instanceof Element && target.matches(boxSelector);

/** @param toBox from one row's checkbox the way leads to the next one's. @returns false without a row */
export function focusRow(row: Element | undefined, toBox: boolean): boolean {
  if (!(row instanceof HTMLElement)) return false;
  const box = toBox ? row.querySelector<HTMLElement>(boxSelector) : null;
  (box ?? row.querySelector<HTMLElement>(linkSelector) ?? row).focus();
  return true;
}

/**
 * Shift and Space on a row or its link ticks the row, where rows can be ticked; other controls keep their own meaning of
 * it. Space alone ticks a row without a page: on others it opens a glance (`src/app/glance`).
 */
function tickRow(row: HTMLElement, event: KeyboardEvent): void {
  const { target, shiftKey } = event;
  const box = row.querySelector<HTMLElement>(boxSelector);
  if (!box || (!shiftKey && row.getAttribute(rowAttribute))) return;
  if (!(target instanceof Element) || (target !== row && !target.matches(linkSelector))) return;
  event.preventDefault();
  box.click();
}

/**
 * Handlers for the element around rows: a plain click anywhere on a row opens it, unless text is being selected or
 * the click was meant for a control inside; up and down move between rows. The link inside keeps what
 * browsers do with links.
 * @param state what the history keeps beside the address that is opened.
 */
export function useRowNavigation(state?: object) {
  const navigate = useNavigate();

  const onClick = useCallback(
    (event: MouseEvent) => {
      const row = rowOf(event.target);
      const address = row?.getAttribute(rowAttribute);
      if (!address || event.defaultPrevented || !isPlainClick(event)) return;
      const control = event.target instanceof Element ? event.target.closest('a, button, input, select, label') : null;
      if (control ? !control.matches(linkSelector) : window.getSelection()?.toString()) return;
      event.preventDefault();
      // Of what comes within the event, React does the page's effects before the frame: its requests, its tabs.
      setTimeout(() => void navigate(address, { state }));
    },
    [navigate, state],
  );

  const onKeyDown = useCallback((event: KeyboardEvent) => {
    const row = rowOf(event.target);
    if (!row || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === ' ') return tickRow(row, event);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const rows = [...event.currentTarget.querySelectorAll(rowSelector)];
    if (step !== 0 && focusRow(rows[rows.indexOf(row) + step], isBox(event.target))) event.preventDefault();
  }, []);

  return { onClick, onKeyDown };
}
