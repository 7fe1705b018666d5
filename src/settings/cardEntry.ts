import { useEffect, useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  open += by;
  for (const listener of listeners) listener();
}

/** Says that a card's fields are on screen while `active`; the support chat keeps out of the way meanwhile. */
export function useCardEntry(active: boolean): void {
  useEffect(
    function countCardEntry() {
      if (!active) return;
      change(1);
      return () => change(-1);
    },
    [active],
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a card's fields are on screen anywhere in the page. */
export function useIsCardTyped(): boolean {
  return useSyncExternalStore(subscribe, () => open > 0);
}
