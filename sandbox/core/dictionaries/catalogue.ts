import { type Locale, locales } from '#contract/constants.ts';
import type { Dictionaries } from '#contract/envelope.ts';
import { en } from './en.ts';
import { he } from './he.ts';
import type { DictionaryTexts } from './shape.ts';

const texts: Record<Locale, DictionaryTexts> = { 'he-IL': he, 'en-IL': en };

/** Which dictionaries call gives a dictionary: the deals' enumerations, or those of merchant, terminal and screens. */
export type DictionaryGroup = 'transaction' | 'merchant';

function named(group: Readonly<Record<string, Readonly<Record<string, string>>>>): Dictionaries {
  return Object.fromEntries(Object.entries(group).map(([name, words]) => [`${name}Enum`, { ...words }]));
}

/** The dictionaries of one call as they travel (docs/wire.md §5.0): `{ transactionStatusEnum: { initial: '…' } }`. */
export function dictionariesOf(group: DictionaryGroup, locale: Locale): Dictionaries {
  return named(texts[locale][group]);
}

/** `{ banks: { code: name } }`; codes without leading zeros, as bank details carry them. */
export function banksOf(locale: Locale): Dictionaries {
  return { banks: { ...texts[locale].banks } };
}

const everything: Record<Locale, Dictionaries> = {
  'he-IL': { ...dictionariesOf('transaction', 'he-IL'), ...dictionariesOf('merchant', 'he-IL'), ...banksOf('he-IL') },
  'en-IL': { ...dictionariesOf('transaction', 'en-IL'), ...dictionariesOf('merchant', 'en-IL'), ...banksOf('en-IL') },
};

/** Every dictionary of every call in one language. */
export function allDictionaries(locale: Locale): Dictionaries {
  return everything[locale];
}

/** The text of a code; the code itself where the dictionary has none. */
export function textOfCode(locale: Locale, dictionary: string, code: string | number): string {
  return everything[locale][dictionary]?.[code] ?? String(code);
}

/** Reads a locale from text in any case, `he` and `en` included. @returns undefined for other languages. */
export function parseLocale(text: string | null | undefined): Locale | undefined {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return undefined;
  return locales.find((locale) => locale.toLowerCase() === wanted || locale.slice(0, 2) === wanted.split(/[-_]/)[0]);
}
