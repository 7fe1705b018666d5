import type { useTranslate } from 'react-admin';
import type { Column } from '#src/meta/columns.ts';
import { soundWidth, withWidth } from '#src/settings/columnWidths.ts';
import type { useListPreferences } from '#src/settings/savedStore.ts';

/** What a width is kept and told with. */
interface Resizing {
  columns: readonly Pick<Column, 'field' | 'label'>[] | undefined;
  change: ReturnType<typeof useListPreferences>[1];
  translate: ReturnType<typeof useTranslate>;
  /** Reads a text out. */
  say: (text: string) => void;
}

/** Pixels of one press. */
const step = 16;

/** In Hebrew a column ends at its left: what goes left there makes it wider. */
const towardsEnd = (head: Element) => (getComputedStyle(head).direction === 'rtl' ? -1 : 1);

/** Gives a column a width in pixels, or, without one, back to its content, and says so. */
function setWidth(field: string, width: number | undefined, { columns, change, translate, say }: Resizing): void {
  const pixels = width && soundWidth(width);
  change((now) => ({ ...now, widths: withWidth(now.widths, field, pixels) }));
  const name = columns?.find((column) => column.field === field)?.label ?? field;
  say(translate(pixels === undefined ? 'columns.fitted' : 'columns.width', { name, pixels }));
}

/** Follows the pointer until it lets go; the head is as wide as it will be, the rows follow at the end. */
function dragWidth(head: HTMLElement, startX: number, onEnd: (width: number) => void): void {
  const start = head.getBoundingClientRect().width;
  const direction = towardsEnd(head);
  let width = start;
  const follow = (event: PointerEvent) => {
    // It was let go before this code had come.
    if (event.buttons === 0) return stop(event);
    width = start + (event.clientX - startX) * direction;
    head.style.minInlineSize = `${width}px`;
    head.style.maxInlineSize = `${width}px`;
  };
  const stop = (event: Event) => {
    window.removeEventListener('pointermove', follow);
    window.removeEventListener('pointerup', stop);
    window.removeEventListener('pointercancel', stop);
    head.style.minInlineSize = '';
    head.style.maxInlineSize = '';
    if (event.type === 'pointerup' && width !== start) onEnd(width);
  };
  window.addEventListener('pointermove', follow);
  window.addEventListener('pointerup', stop);
  window.addEventListener('pointercancel', stop);
}

/** What a press, a double click or a key at the name of a column does to its width. */
export function resizeColumn(event: MouseEvent | KeyboardEvent, resizing: Resizing): void {
  const head = event.target instanceof Element ? event.target.closest('th') : null;
  const field = head?.dataset.field;
  if (!head || field === undefined) return;
  if (event.type === 'dblclick') return setWidth(field, undefined, resizing);
  if ('key' in event) {
    const sign = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (sign) stepWidth(field, sign * towardsEnd(head), resizing);
  } else if (event.button === 0) {
    dragWidth(head, event.clientX, (width) => setWidth(field, width, resizing));
  }
}

/**
 * Makes a column that is on screen one step wider, or with -1 narrower. Lists that are kept alive have heads without a
 * width.
 */
export function stepWidth(field: string, sign: number, resizing: Resizing): void {
  const width = [...document.querySelectorAll(`th[data-field="${CSS.escape(field)}"]`)]
    .map((head) => head.getBoundingClientRect().width)
    .find((pixels) => pixels > 0);
  if (width) setWidth(field, width + sign * step, resizing);
}
