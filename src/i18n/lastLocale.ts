import { locales, type Locale } from '#contract/constants.ts';

/** The language last chosen in this browser, whoever chose it: sign-in speaks it before anybody is known. */
const localeKey = 'back-office.locale';

/** Undefined before anybody has chosen, or for a language that is not spoken. */
export function lastLocale(storage: Pick<Storage, 'getItem'>): Locale | undefined {
  const stored = storage.getItem(localeKey);
  return locales.find((locale) => locale === stored);
}

/** Keeps a choice for the next visit. */
export function rememberLocale(storage: Pick<Storage, 'setItem'>, locale: Locale): void {
  try {
    storage.setItem(localeKey, locale);
  } catch {
    // A full storage keeps nobody from starting, or from another language: sign-in speaks the one before.
  }
}
