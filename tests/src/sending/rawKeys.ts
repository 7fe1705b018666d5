import type { Locale } from '#contract/constants.ts';
import { en } from '#src/i18n/en.ts';
import { he } from '#src/i18n/he.ts';
import { laterEnglish } from '#src/i18n/later.en.ts';
import { laterHebrew } from '#src/i18n/later.he.ts';

function flatKeys(words: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : flatKeys(Object(value) as object, `${prefix}${name}.`),
  );
}

/** Keys nobody could take for words: `NotFound`, `shell.close`. */
const isStrange = (key: string) => /[a-z][A-Z]|\./.test(key);

function keysOf(...catalogues: readonly object[]): ReadonlySet<string> {
  const words = catalogues.flatMap((one) => flatKeys(one));
  return new Set(words.filter(([key, text]) => isStrange(key) && key !== text).map(([key]) => key));
}

const keys: Readonly<Record<Locale, ReadonlySet<string>>> = {
  'he-IL': keysOf(he, laterHebrew),
  'en-IL': keysOf(en, laterEnglish),
};

const readAloud = ['aria-label', 'title', 'placeholder', 'alt'];

/** Keys of the catalogue that stand on a page in place of their words, in its texts and in what is only read aloud. */
export function rawKeys(locale: Locale, page: HTMLElement): string[] {
  const attributes = [...page.querySelectorAll(readAloud.map((name) => `[${name}]`).join())].flatMap((element) =>
    readAloud.map((name) => element.getAttribute(name) ?? ''),
  );
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  const words = [...texts, ...attributes].flatMap((text) => text.split(/[^\w.]+/));
  return [...new Set(words.map((word) => word.replace(/\.$/, '')).filter((word) => keys[locale].has(word)))];
}
