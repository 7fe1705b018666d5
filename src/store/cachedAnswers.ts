import { locales, type Locale } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';

/** Answers of a server that hardly change, kept from visit to visit: only a browser's first visit waits for them. */
export interface CachedAnswers<Answer> {
  read: (key: string, locale: Locale) => Answer | undefined;
  write: (key: string, locale: Locale, answer: Answer) => void;
  /** Removes the answers of a key in all languages. */
  remove: (key: string) => void;
}

type AnswerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's own store, asked for with each use: it may refuse. */
const browserStorage: AnswerStorage = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
};

/** The version whose answers are read. */
const cachedVersion = typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'development';

/**
 * Keeps answers per key, locale and version of the application; another version's are overwritten. Without usable
 * storage, or when what is stored is broken, nothing is kept.
 * @param prefix of every key in the storage, with the version of the shape.
 * @param parse gives undefined for what is no such answer.
 */
export function createCachedAnswers<Answer>(
  prefix: string,
  parse: (kept: unknown) => Answer | undefined,
  storage: AnswerStorage = browserStorage,
  version: string = cachedVersion,
): CachedAnswers<Answer> {
  const keyOf = (key: string, locale: Locale) => `${prefix}${key}.${locale}`;
  return {
    read(key, locale) {
      try {
        const kept: unknown = JSON.parse(storage.getItem(keyOf(key, locale)) ?? 'null');
        return isObject(kept) && kept.version === version ? parse(kept.answer) : undefined;
      } catch {
        return undefined;
      }
    },
    write(key, locale, answer) {
      try {
        storage.setItem(keyOf(key, locale), JSON.stringify({ version, answer }));
      } catch {
        // The next visit asks again.
      }
    },
    remove(key) {
      try {
        for (const locale of locales) storage.removeItem(keyOf(key, locale));
      } catch {
        // Where storage refuses, nothing is kept.
      }
    },
  };
}
