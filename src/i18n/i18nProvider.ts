import Polyglot from 'node-polyglot';
import type { I18nProvider } from 'react-admin';
import { locales, type Locale } from '#contract/constants.ts';
import { loadCatalogue } from './catalogues.ts';
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
  let spoken = { locale: initial, polyglot: new Polyglot({ locale: initial, phrases: {}, pluralRules }) };
  let last: Promise<void> = Promise.resolve();
  // One after the other, so that words that come late never bring the language before back.
  function changeTo(choose: () => Locale): Promise<void> {
    last = last
      .catch(() => undefined)
      .then(async () => {
        const locale = choose();
        const [catalogue, later] = await Promise.all([loadCatalogue(locale), loadWantedWords(locale)]);
        const polyglot = new Polyglot({ locale, phrases: { '': '', ...catalogue }, pluralRules });
        // Word by word: groups of react-admin's own are in both.
        if (later) polyglot.extend(later);
        spoken = { locale, polyglot };
      });
    return last;
  }
  laterWordsWanted.subscribe(() => changeTo(() => spoken.locale));
  await changeTo(() => initial);
  const offered = locales.map((locale) => ({ locale, name: nativeNames[locale] }));
  return {
    translate: withFieldNames((key, values = {}) => spoken.polyglot.t(key, values)),
    changeLocale: (name: string) => changeTo(() => resolveLocale(name, options.fallbackLocale)),
    getLocale: () => spoken.locale,
    getLocales: () => offered,
  };
}
