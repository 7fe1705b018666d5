import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** A list whose entries are dragged into order. */
interface DragOrder {
  /** The field under way. */
  dragged: string | undefined;
  begin: (event: PointerEvent, field: string) => void;
}

/** Position of the entry at a height, counted from 0; the nearest end for heights outside. */
function positionAt(list: HTMLElement, height: number): number {
  const entries = [...list.children];
  const below = entries.findIndex((entry) => height < entry.getBoundingClientRect().bottom);
  return below === -1 ? entries.length - 1 : below;
}

/**
 * Dragging by mouse, pen or finger: while the pointer moves, the entry takes the place it is over.
 * @param list holds the entries, and nothing else.
 * @param place hears of each new position, counted from 0.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  place: (field: string, position: number) => void,
): DragOrder {
  const [dragged, setDragged] = useState<string>();
  const latest = useRef(place);
  useEffect(function keepLatest() {
    latest.current = place;
  });

  useEffect(
    function followPointer() {
      if (dragged === undefined) return undefined;
      let position: number | undefined;
      const follow = (event: globalThis.PointerEvent) => {
        if (!list.current) return;
        const next = positionAt(list.current, event.clientY);
        if (next !== position) latest.current(dragged, next);
        position = next;
      };
      const end = () => setDragged(undefined);
      // The entry moves in the document, which would end a capture; the window hears everything.
      window.addEventListener('pointermove', follow);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
      return () => {
        window.removeEventListener('pointermove', follow);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', end);
      };
    },
    [dragged, list],
  );

  function begin(event: PointerEvent, field: string) {
    if (event.button !== 0) return;
    event.preventDefault();
    setDragged(field);
  }
  return { dragged, begin };
}
