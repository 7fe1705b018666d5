import { useSyncExternalStore } from 'react';

/** Below this width rows are cards (docs/architecture.md "Frame"). */
const narrowQuery = '(max-width: 599.95px)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia?.(narrowQuery);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** True on a phone's width. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(narrowQuery).matches ?? false);
}
