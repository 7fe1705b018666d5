import { useMemo } from 'react';
import type { Readable } from '#src/store/createStore.ts';
import { useStore } from '#src/store/useStore.ts';

/** From here up there is room for a drawer beside the content (`md`). */
export const wideScreen = '(min-width: 900px)';

function watch(query: string): Readable<boolean> {
  return {
    read: () => window.matchMedia(query).matches,
    subscribe(listener) {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
  };
}

/** Whether a media query matches; re-renders when that changes. */
export function useMediaQuery(query: string): boolean {
  return useStore(useMemo(() => watch(query), [query]));
}
