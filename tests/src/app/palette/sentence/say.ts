import type { Locale } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';
import { allDictionaries } from '#sandbox/core/dictionaries/catalogue.ts';
import { readSentence } from '#src/app/palette/sentence/readSentence.ts';
import { spokenLanguage } from '#src/app/palette/sentence/spokenLanguage.ts';
import { en } from '#src/i18n/en.ts';
import { he } from '#src/i18n/he.ts';
import { laterEnglish } from '#src/i18n/later.en.ts';
import { laterHebrew } from '#src/i18n/later.he.ts';
import { lists } from '#src/resources/registry.ts';

/** A Friday; 17 Kislev 5787. */
export const today = '2026-11-27';

const texts = { 'he-IL': [he, laterHebrew], 'en-IL': [en, laterEnglish] } as const;

/** The words of the screens, as the application says them. */
export function translateIn(locale: Locale) {
  return (key: string, { _ }: { _: string }): string => {
    for (const catalogue of texts[locale]) {
      const found = key.split('.').reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), catalogue);
      if (typeof found === 'string') return found;
    }
    return _;
  };
}

/** Lists that stand in the menu, as the palette offers them. */
export const spoken = lists.filter(({ menu }) => menu !== undefined);

export const languageIn = (locale: Locale) =>
  spokenLanguage(spoken, () => true, allDictionaries(locale), translateIn(locale));

const languages = { 'he-IL': languageIn('he-IL'), 'en-IL': languageIn('en-IL') };

/** What a screen in a language understands of a sentence: list, filter and what is left, as one line each. */
export function said(typed: string, locale: Locale = /[א-ת]/.test(typed) ? 'he-IL' : 'en-IL'): string[] {
  return readSentence(typed, languages[locale], today).map(({ list, filter, unread }) =>
    [
      list.name,
      ...Object.entries(filter).map(([name, value]) => `${name}=${[value].flat().join('+')}`),
      ...unread.map((text) => `?${text}`),
    ].join(' '),
  );
}
