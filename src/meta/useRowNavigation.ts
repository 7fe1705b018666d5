import { useCallback, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** Marks an element as a row; its value is the address it opens, empty where there is none. */
const rowAttribute = 'data-row';
const rowSelector = `[${rowAttribute}]`;
const linkClass = 'row-link';

function rowOf(target: EventTarget): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(rowSelector)) || undefined;
}

function focusRow(row: Element | null): boolean {
  if (!(row instanceof HTMLElement) || !row.matches(rowSelector)) return false;
  (row.querySelector<HTMLElement>(`.${linkClass}`) ?? row).focus();
  return true;
}

/**
 * Handlers for the element around rows: a plain click anywhere on a row opens it, unless text is being selected or
 * the click was meant for a control inside; up and down move between rows. The link inside keeps what browsers do
 * with links.
 */
export function useRowNavigation() {
  const navigate = useNavigate();

  const onClick = useCallback(
    (event: MouseEvent) => {
      const row = rowOf(event.target);
      const address = row?.getAttribute(rowAttribute);
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!address || event.defaultPrevented || event.button !== 0 || modified) return;
      const control = event.target instanceof Element ? event.target.closest('a, button, input, select, label') : null;
      if (control ? !control.classList.contains(linkClass) : window.getSelection()?.toString()) return;
      event.preventDefault();
      void navigate(address);
    },
    [navigate],
  );

  const onKeyDown = useCallback((event: KeyboardEvent) => {
    const row = rowOf(event.target);
    if (!row || event.metaKey || event.ctrlKey || event.altKey) return;
    const next =
      event.key === 'ArrowDown' ? row.nextElementSibling : event.key === 'ArrowUp' ? row.previousElementSibling : null;
    if (focusRow(next)) event.preventDefault();
  }, []);

  return { onClick, onKeyDown };
}
