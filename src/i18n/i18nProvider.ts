import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { locales, type Locale } from '#contract/constants.ts';
import { loadCatalogue, type Catalogue } from './catalogues.ts';
import { laterWordsWanted, loadWantedWords } from './laterWords.ts';
import { nativeNames, resolveLocale } from './locale.ts';

/** Hebrew has the forms one, two, other; polyglot knows only two of them. */
const pluralRules = {
  pluralTypes: {
    hebrew: (count: number) => (count === 1 ? 0 : count === 2 ? 1 : 2),
    english: (count: number) => (count === 1 ? 0 : 1),
  },
  pluralTypeToLanguages: { hebrew: ['he', 'he-IL'], english: ['en', 'en-IL'] },
};

/** The words of a language, with the later ones once they are wanted. */
async function loadWords(locale: Locale): Promise<Catalogue> {
  const [catalogue, later] = await Promise.all([loadCatalogue(locale), loadWantedWords(locale)]);
  return { ...later, ...catalogue };
}

/** The field that react-admin asks a label of, as `resources.customers.fields.bankDetails.bank` */
const labelledField = /^resources\.\w+\.fields\.(?:.+\.)?(\w+)$/;

/** Fields are called the same in every resource: a resource has words of its own only for one that means another thing there. */
function withFieldNames(translate: I18nProvider['translate']): I18nProvider['translate'] {
  return (key, options) => {
    const [, field] = (key.startsWith('resources.') && labelledField.exec(key)) || [];
    if (!field) return translate(key, options);
    return translate(key, { ...options, _: '' }) || translate(`fields.${field}`, options);
  };
}

/**
 * React-admin's translations over our catalogues. Resolves when the words of the first language are there; the other
 * language loads when someone changes to it, the later words when a screen wants them.
 * @param options.initialLocale the language of the first screen; an unknown name counts as the fallback.
 */
export async function createI18nProvider(options: {
  initialLocale: string;
  fallbackLocale: Locale;
}): Promise<I18nProvider> {
  const initial = resolveLocale(options.initialLocale, options.fallbackLocale);
  // Polyglot takes the first language's words at once, and later ones as they come.
  let first: Catalogue | undefined = await loadWords(initial);
  const wordsOf = (name: string) => {
    const words = first ?? loadWords(resolveLocale(name, options.fallbackLocale));
    first = undefined;
    return words;
  };
  const offered = locales.map((locale) => ({ locale, name: nativeNames[locale] }));
  const polyglot = polyglotI18nProvider(wordsOf, initial, offered, { pluralRules });
  let last: Promise<void> = Promise.resolve();
  // One after the other, so that words that come late never bring the language before back.
  const inTurn = (change: () => Promise<void>) => {
    last = last.catch(() => undefined).then(change);
    return last;
  };
  // To change to the language that is on screen already takes the words in that have come.
  laterWordsWanted.subscribe(() => inTurn(() => polyglot.changeLocale(polyglot.getLocale())));
  const translate = withFieldNames(polyglot.translate);
  return { ...polyglot, translate, changeLocale: (name: string) => inTurn(() => polyglot.changeLocale(name)) };
}
