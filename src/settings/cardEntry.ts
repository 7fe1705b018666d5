import { useEffect } from 'react';
import { createStore } from '#src/store/createStore.ts';
import { useStore } from '#src/store/useStore.ts';

/** How many places have a card's fields on screen. */
const open = createStore(0);

/** Says that a card's fields are on screen while `active`; the support chat keeps out of the way meanwhile. */
export function useCardEntry(active: boolean): void {
  useEffect(
    function countCardEntry() {
      if (!active) return;
      open.change((count) => count + 1);
      return () => open.change((count) => count - 1);
    },
    [active],
  );
}

/** Whether a card's fields are on screen anywhere in the page. */
export function useIsCardTyped(): boolean {
  return useStore(open, (count) => count > 0);
}
