import { useMemo } from 'react';
import type { TemporaryView } from './savedSettings.ts';
import { useSavedStore } from './savedStore.ts';

/** Begins and ends the temporary view of a list; what the person has set up stays as it is underneath. */
export function useTemporaryView(list: string): { begin: (view: TemporaryView) => void; end: () => void } {
  const { temporary } = useSavedStore();
  return useMemo(() => {
    const put = (view: TemporaryView | undefined) => temporary.change((views) => ({ ...views, [list]: view }));
    return { begin: put, end: () => put(undefined) };
  }, [temporary, list]);
}
