/**
 * Stands in for a storage of the browser and forgets with the page: what is written stays here, what lies in the browser
 * is neither read nor changed, but for what is shared.
 * @param isShared whether a key is the session's rather than the person's
 * @param first what it begins with
 */
export function throwawayStorage(
  browser: Storage,
  isShared: (key: string) => boolean,
  first: Readonly<Record<string, string>> = {},
): Storage {
  const kept = new Map(Object.entries(first));
  const door = (key: string): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> =>
    isShared(key)
      ? browser
      : {
          getItem: () => kept.get(key) ?? null,
          setItem: (_, value) => void kept.set(key, value),
          removeItem: () => void kept.delete(key),
        };
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => door(key).getItem(key),
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => door(key).removeItem(key),
    setItem: (key, value) => door(key).setItem(key, value),
  };
  // Who looks for keys asks for them as for those of any object.
  return new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor(_, key) {
      const value = typeof key === 'string' ? kept.get(key) : undefined;
      return value === undefined ? undefined : { value, enumerable: true, configurable: true };
    },
  });
}
