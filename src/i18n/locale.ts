import { locales, type Locale } from '#contract/constants.ts';

export type Direction = 'rtl' | 'ltr';

const directions: Readonly<Record<Locale, Direction>> = { 'he-IL': 'rtl', 'en-IL': 'ltr' };
const languages: Readonly<Record<Locale, string>> = { 'he-IL': 'he', 'en-IL': 'en' };

/** Each language by its own name, as the language control shows it. */
export const nativeNames: Readonly<Record<Locale, string>> = { 'he-IL': 'עברית', 'en-IL': 'English' };

/** In which direction a language is written. */
export function directionOf(locale: Locale): Direction {
  return directions[locale];
}

/** The language subtag of a locale, for `lang`. @example languageOf('he-IL') // 'he' */
export function languageOf(locale: Locale): string {
  return languages[locale];
}

/** Takes a saved or foreign locale name if it is one of ours, else the fallback. */
export function resolveLocale(wanted: string | undefined, fallback: Locale): Locale {
  return locales.find((known) => known === wanted) ?? fallback;
}

/** Sets `lang` and `dir` of the document: before the first paint and at each change of language. */
export function applyDocumentLocale(locale: Locale, root: HTMLElement = document.documentElement): void {
  root.lang = languageOf(locale);
  root.dir = directionOf(locale);
}
