import type { Locale } from '#contract/constants.ts';
import type { FlatCatalogue } from './catalogueScans.ts';
import { isSpecMessage } from './specMessages.ts';
import { properNames, wordRules } from './wordRules.ts';

/** Words within a sentence that begin with a capital and are no names. */
function capitals(text: string): string[] {
  const sentences = text.replace(/%\{\w+\}/g, '…').split(/[.:;?!…|·“”()]\s*/);
  return sentences.flatMap((sentence) =>
    sentence
      .trim()
      .split(/[\s/-]+/)
      .slice(1)
      .filter((word) => /^[A-Z][a-z]/.test(word) && !properNames.has(word.replace(/(?:'s|,)$/, ''))),
  );
}

/**
 * What a text says against the product's guide to its words; empty when nothing. The specification's own texts may.
 * @example wordFaults('en-IL', 'shell.mail', 'E-mail support') // ['"E-mail": email']
 */
export function wordFaults(locale: Locale, key: string, text: string): string[] {
  if (locale === 'en-IL' && isSpecMessage(text)) return [];
  const words = wordRules[locale].flatMap(({ pattern, instead, where, except }) => {
    if ((where && !where.test(key)) || except?.test(key)) return [];
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`"${found.trim()}": ${instead}`];
  });
  const capital = locale === 'en-IL' ? capitals(text).map((word) => `"${word}": sentence case`) : [];
  return [...words, ...capital];
}

/** Every fault of a catalogue as `key: fault`. */
export function faultsOf(locale: Locale, catalogue: FlatCatalogue): string[] {
  return Object.entries(catalogue).flatMap(([key, text]) =>
    wordFaults(locale, key, text).map((fault) => `${key}: ${fault}`),
  );
}

/** Words of a name, its placeholders left out; a menu's have three at most. */
export function wordCount(text: string): number {
  return text
    .replace(/%\{\w+\}/g, '')
    .split(/\s+/)
    .filter((word) => word !== '').length;
}
