import type { Locale } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';
import { parseMeta, type Meta } from '#contract/meta.ts';

/** Columns kept from visit to visit, so that only a browser's first visit waits for meta before it asks for data. */
export interface KeptMeta {
  read(key: string, locale: Locale): Meta | undefined;
  write: (key: string, locale: Locale, meta: Meta) => void;
}

/** Prefix of every key; the number is the version of the shape. */
const keyPrefix = 'back-office.meta.1.';

function parseKept(text: string | null, version: string): Meta | undefined {
  const kept: unknown = JSON.parse(text ?? 'null');
  return isObject(kept) && kept.version === version ? parseMeta(kept.meta) : undefined;
}

/**
 * Keeps metas per key of their call (`columnsKeyOf`), locale and version of the application; another version's are overwritten. Without usable
 * storage, or when what is stored is broken, nothing is kept.
 */
export function createKeptMeta(storage: Pick<Storage, 'getItem' | 'setItem'>, version: string): KeptMeta {
  const keyOf = (key: string, locale: Locale) => `${keyPrefix}${key}.${locale}`;
  return {
    read(key, locale) {
      try {
        return parseKept(storage.getItem(keyOf(key, locale)), version);
      } catch {
        return undefined;
      }
    },
    write(key, locale, meta) {
      try {
        storage.setItem(keyOf(key, locale), JSON.stringify({ version, meta }));
      } catch {
        // The next visit asks again.
      }
    },
  };
}

let opened: KeptMeta | undefined;

/** The browser's own store. */
export function keptMeta(): KeptMeta {
  opened ??= createKeptMeta(
    {
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, value) => window.localStorage.setItem(key, value),
    },
    typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'development',
  );
  return opened;
}
