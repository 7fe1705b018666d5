import { replaceEqualDeep } from '@tanstack/react-query';
import { createRequiredContext } from '#src/store/createRequiredContext.ts';
import { useCallback } from 'react';
import { createStore, type Readable, type Store } from '#src/store/createStore.ts';
import { useStore } from '#src/store/useStore.ts';
import {
  noPreferences,
  parseSettings,
  type ListPreferences,
  type SavedSettings,
  type TemporaryView,
} from './savedSettings.ts';
import { readSettings, savedKey } from './savedVersions.ts';

/** A change of the settings, or how it follows from those kept now. */
type Change = Partial<SavedSettings> | ((now: SavedSettings) => Partial<SavedSettings>);

export interface SavedStore extends Readable<SavedSettings> {
  write: (change: Change) => void;
  /** The views that links have brought to this page, by list. */
  temporary: Store<Readonly<Record<string, TemporaryView | undefined>>>;
}

/**
 * Opens the store of one owner. Without usable storage (private mode, full disk) it lives as long as the page.
 * @param owner the person and merchant, see `ownerOf` of the session.
 */
export function createSavedStore(storage: Storage, owner: string): SavedStore {
  const current = createStore(readSettings(storage, owner) ?? parseSettings(undefined));
  // A full disk still reads what was stored before.
  let isStored = true;
  return {
    read: current.read,
    subscribe: current.subscribe,
    temporary: createStore({}),
    write(change) {
      // Other tabs write too: change what is stored now, not what this tab read at its start.
      const now = (isStored && readSettings(storage, owner)) || current.read();
      const next = { ...now, ...(typeof change === 'function' ? change(now) : change) };
      try {
        storage.setItem(savedKey(owner), JSON.stringify(next));
        isStored = true;
      } catch {
        // The choice still holds for this page.
        isStored = false;
      }
      // What is read anew but the same stays the same: who reads another setting is not drawn again.
      current.write(replaceEqualDeep(current.read(), next));
    },
  };
}

const [SavedStoreProvider, useSavedStore] = createRequiredContext<SavedStore>('a SavedStoreProvider');
export { SavedStoreProvider, useSavedStore };

/** One saved setting and its setter. */
export function useSaved<Key extends keyof SavedSettings>(
  key: Key,
): [SavedSettings[Key], (value: SavedSettings[Key]) => void] {
  const store = useSavedStore();
  const value = useStore(store, (saved) => saved[key]);
  const set = useCallback((next: SavedSettings[Key]) => store.write({ [key]: next }), [store, key]);
  return [value, set];
}

/** What tabs put something into at the same time. */
type SharedList = 'lastCharged' | 'copiedLinks' | 'recent' | 'creditRules' | 'forecasts';

/** A saved list, and how to change the one that is kept now, whichever tab has written it. */
export function useSavedList<Key extends SharedList>(
  key: Key,
): [SavedSettings[Key], (change: (now: SavedSettings[Key]) => SavedSettings[Key]) => void] {
  const store = useSavedStore();
  const value = useStore(store, (saved) => saved[key]);
  const change = useCallback(
    (next: (now: SavedSettings[Key]) => SavedSettings[Key]) => store.write((now) => ({ [key]: next(now[key]) })),
    [store, key],
  );
  return [value, change];
}

/** How the preferences of a list follow from those kept now. */
export type PreferencesChange = (now: ListPreferences) => ListPreferences;

/** What a list shows, and how to change it: the person's choice, which a temporary view may cover. */
export function useListPreferences(list: string): [ListPreferences, (change: PreferencesChange) => void] {
  const store = useSavedStore();
  const own = useStore(store, ({ lists }) => lists[list] ?? noPreferences);
  const view = useStore(store.temporary, (views) => views[list]);
  const set = useCallback(
    (change: PreferencesChange) => {
      const covering = store.temporary.read()[list];
      if (covering) return covering.change(change);
      store.write(({ lists }) => ({ lists: { ...lists, [list]: change(lists[list] ?? noPreferences) } }));
    },
    [store, list],
  );
  return [view ? view.cover(own) : own, set];
}
