import { literalsOf, withoutComments } from './sources.ts';

/** Text by key; nested catalogues are flattened with dots, as translations ask for them. */
export type FlatCatalogue = Readonly<Record<string, string>>;

export function flatten(words: object, prefix = ''): FlatCatalogue {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      if (typeof value === 'string') return [[prefix + key, value]];
      return typeof value === 'object' && value !== null ? Object.entries(flatten(value, `${prefix}${key}.`)) : [];
    }),
  );
}

/** Names of the placeholders of a text, sorted, each once whatever the number of plural forms. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1] ?? ''))].toSorted();
}

export function pluralForms(text: string): number {
  return text.split('||||').length;
}

const hebrewLetter = /[\u05D0-\u05EA]/;

/** What is wrong with a Hebrew text; empty when nothing is. @param foreign words that stay in Latin letters. */
export function hebrewFaults(text: string, foreign: readonly string[]): string[] {
  const words = text.replace(/%\{\w+\}/g, '');
  const faults: string[] = [];
  if (/\p{L}/u.test(words) && !hebrewLetter.test(words) && !foreign.includes(words)) faults.push('no Hebrew');
  if (/[\u05D0-\u05EA]["'][\u05D0-\u05EA]/.test(text)) faults.push('a straight quotation mark inside a word');
  if (/[\u0591-\u05BD\u05BF-\u05C7]/.test(text)) faults.push('niqqud');
  return faults;
}

/** What a source asks of the catalogue. */
export interface KeyUse {
  /** Keys written out. */
  keys: string[];
  /** Beginnings of keys made at run time, e.g. `route.` of a template literal. */
  prefixes: string[];
}

/**
 * Finds the keys a source uses: arguments of `translate` and `t`, and texts that begin with a group of the catalogue.
 * @param groups the first parts of nested keys, e.g. `shell`.
 */
export function usedKeys(text: string, groups: readonly string[]): KeyUse {
  const code = withoutComments(text);
  const called = [...code.matchAll(/\b(?:translate|t)\(\s*'([^'\n]+)'/g)].map((match) => match[1] ?? '');
  const inGroup = (literal: string) => /^\w+(\.\w+)+$/.test(literal) && groups.includes(literal.split('.')[0] ?? '');
  const prefixes = [...code.matchAll(/`((?:\w+\.)+)\$\{/g)].map((match) => match[1] ?? '');
  return {
    keys: [...new Set([...called, ...literalsOf(text).filter(inGroup)])],
    prefixes: [...new Set(prefixes.filter((prefix) => groups.includes(prefix.split('.')[0] ?? '')))],
  };
}
