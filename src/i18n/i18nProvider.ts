import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { locales, type Locale } from '#contract/constants.ts';
import { loadCatalogue, type Catalogue } from './catalogues.ts';
import { nativeNames, resolveLocale } from './locale.ts';

/** Hebrew has the forms one, two, other; polyglot knows only two of them. */
const pluralRules = {
  pluralTypes: {
    hebrew: (count: number) => (count === 1 ? 0 : count === 2 ? 1 : 2),
    english: (count: number) => (count === 1 ? 0 : 1),
  },
  pluralTypeToLanguages: { hebrew: ['he', 'he-IL'], english: ['en', 'en-IL'] },
};

/**
 * React-admin's translations over our catalogues. Resolves when the words of the first language are there; the other
 * language loads when someone changes to it.
 * @param options.initialLocale the language of the first screen; an unknown name counts as the fallback.
 */
export async function createI18nProvider(options: {
  initialLocale: string;
  fallbackLocale: Locale;
}): Promise<I18nProvider> {
  const initial = resolveLocale(options.initialLocale, options.fallbackLocale);
  const first = await loadCatalogue(initial);
  const loaded = new Map<Locale, Catalogue>([[initial, first]]);
  const wordsOf = (name: string) => {
    const locale = resolveLocale(name, options.fallbackLocale);
    return loaded.get(locale) ?? loadCatalogue(locale).then((words) => (loaded.set(locale, words), words));
  };
  const offered = locales.map((locale) => ({ locale, name: nativeNames[locale] }));
  return polyglotI18nProvider(wordsOf, initial, offered, { pluralRules });
}
