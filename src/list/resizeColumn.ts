/** Gives a column a width in pixels, or, without one, back to its content. */
export type SetWidth = (pixels: number | undefined) => void;

/** Pixels of one press of a key. */
const step = 16;

/** In Hebrew a column ends at its left: what goes left there makes it wider. */
const towardsEnd = (head: Element) => (getComputedStyle(head).direction === 'rtl' ? -1 : 1);

/** Follows the pointer until it lets go; the head is as wide as it will be, the rows follow at the end. */
export function dragWidth(head: HTMLElement, startX: number, setWidth: SetWidth): void {
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
    if (event.type === 'pointerup' && width !== start) setWidth(width);
  };
  window.addEventListener('pointermove', follow);
  window.addEventListener('pointerup', stop);
  window.addEventListener('pointercancel', stop);
}

/** One step wider or narrower, by the arrow that was pressed. */
export function stepWidth(head: HTMLElement, key: string, setWidth: SetWidth): void {
  const sign = (key === 'ArrowRight' ? 1 : -1) * towardsEnd(head);
  setWidth(head.getBoundingClientRect().width + sign * step);
}
