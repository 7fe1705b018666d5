import { useMemo } from 'react';
import { noPreferences, type ListPreferences, type TemporaryView } from './savedSettings.ts';
import { useSavedStore, type SavedStore } from './savedStore.ts';

/** What a temporary view shows of a list. */
interface ViewShown extends Pick<ListPreferences, 'columns' | 'density'> {
  /** Empty for a view without a name. */
  temporary: string;
}

/** What a person has set up, covered by a view: its columns or those the list begins with, and its rows' height. */
function covered({ columns: _, ...own }: ListPreferences, shown: ViewShown): ListPreferences {
  return { ...own, ...shown };
}

/** @param put takes the view as a change has left it. */
function temporaryView(
  store: SavedStore,
  list: string,
  shown: ViewShown,
  put: (shown: ViewShown) => void,
): TemporaryView {
  let last: { own: ListPreferences; all: ListPreferences } | undefined;
  return {
    cover(own) {
      if (last?.own !== own) last = { own, all: covered(own, shown) };
      return last.all;
    },
    change: (change) =>
      store.write(({ lists }) => {
        const own = lists[list] ?? noPreferences;
        const { temporary = '', columns, density, ...rest } = change(covered(own, shown));
        put({ temporary, ...(columns && { columns }), ...(density && { density }) });
        return { lists: { ...lists, [list]: { ...own, ...rest } } };
      }),
  };
}

/** Begins and ends the temporary view of a list; what the person has set up stays as it is underneath. */
export function useTemporaryView(list: string): { begin: (shown: ViewShown) => void; end: () => void } {
  const store = useSavedStore();
  return useMemo(() => {
    const put = (view: TemporaryView | undefined) => store.temporary.change((views) => ({ ...views, [list]: view }));
    const begin = (shown: ViewShown) => put(temporaryView(store, list, shown, begin));
    return { begin, end: () => put(undefined) };
  }, [store, list]);
}
