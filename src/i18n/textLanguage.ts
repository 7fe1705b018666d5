import { locales, type Locale } from '#contract/constants.ts';
import { directionOf, languageOf, type Direction } from './locale.ts';

const letters: Readonly<Record<Locale, RegExp>> = { 'he-IL': /\p{Script=Hebrew}/u, 'en-IL': /\p{Script=Latin}/u };

/**
 * The language of a text that comes from elsewhere, such as the card processor's, where it is not the page's: it has
 * letters of another language and none of the page's own.
 * @example foreignLanguage('Insufficient funds', 'he-IL') // { lang: 'en', dir: 'ltr' }
 */
export function foreignLanguage(text: string, page: Locale): { lang: string; dir: Direction } | undefined {
  if (letters[page].test(text)) return undefined;
  const other = locales.find((locale) => locale !== page && letters[locale].test(text));
  return other && { lang: languageOf(other), dir: directionOf(other) };
}
