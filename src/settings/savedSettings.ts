import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { isObject } from '#contract/envelope.ts';
import { locales, type Locale } from '#contract/constants.ts';

/** What the browser keeps for one person of one merchant; signing out does not wipe it (spec §3). */
export interface SavedSettings {
  locale?: Locale;
  theme: 'light' | 'dark' | 'system';
  /** The terminal new tabs start with. */
  terminalID?: string;
  /** The drawer on wide screens: open, or collapsed to its icons. */
  drawerOpen: boolean;
}

type Check<Value> = (value: unknown) => value is Value;
const isLocale: Check<Locale> = (value): value is Locale => locales.some((locale) => locale === value);

const checks: { [Key in keyof SavedSettings]-?: (value: unknown) => boolean } = {
  locale: isLocale,
  theme: (value) => value === 'light' || value === 'dark' || value === 'system',
  terminalID: (value) => typeof value === 'string',
  drawerOpen: (value) => typeof value === 'boolean',
};

const defaults: SavedSettings = { theme: 'system', drawerOpen: true };

function isSavedSettings(value: Record<string, unknown>): value is Record<string, unknown> & Partial<SavedSettings> {
  return Object.entries(checks).every(([key, check]) => value[key] === undefined || check(value[key]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps what is sound of a stored value: unknown keys and values of the wrong kind are dropped. */
export function parseSavedSettings(text: string | null): SavedSettings {
  const stored = parseJson(text ?? '{}');
  if (!isObject(stored)) return defaults;
  const sound: Record<string, unknown> = Object.fromEntries(
    Object.entries(checks).flatMap(([key, check]) => (check(stored[key]) ? [[key, stored[key]]] : [])),
  );
  return isSavedSettings(sound) ? { ...defaults, ...sound } : defaults;
}

export interface SavedStore {
  read: () => SavedSettings;
  write: (change: Partial<SavedSettings>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Prefix of every key; the number is the version of the shape. */
const keyPrefix = 'back-office.1.';

/**
 * Opens the store of one owner. Without usable storage (private mode, full disk) it lives as long as the page.
 * @param owner the person and merchant, see `ownerOf` of the session.
 */
export function createSavedStore(storage: Storage, owner: string): SavedStore {
  const key = keyPrefix + owner;
  const listeners = new Set<() => void>();
  const stored = () => {
    try {
      return storage.getItem(key);
    } catch {
      return null;
    }
  };
  let current = parseSavedSettings(stored());
  return {
    read: () => current,
    write(change) {
      // Other tabs write too: merge into what is stored now, not into what this tab read at its start.
      current = { ...parseSavedSettings(stored() ?? JSON.stringify(current)), ...change };
      try {
        storage.setItem(key, JSON.stringify(current));
      } catch {
        // The choice still holds for this page.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const SavedStoreContext = createContext<SavedStore | undefined>(undefined);
export const SavedStoreProvider = SavedStoreContext.Provider;

/** One saved setting and its setter. */
export function useSaved<Key extends keyof SavedSettings>(
  key: Key,
): [SavedSettings[Key], (value: SavedSettings[Key]) => void] {
  const store = useContext(SavedStoreContext);
  if (!store) throw new Error('useSaved needs a SavedStoreProvider');
  const value = useSyncExternalStore(store.subscribe, () => store.read()[key]);
  const set = useCallback((next: SavedSettings[Key]) => store.write({ [key]: next }), [store, key]);
  return [value, set];
}
