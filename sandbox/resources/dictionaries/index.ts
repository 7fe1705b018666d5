import type { Locale } from '#contract/constants.ts';
import type { Dictionaries } from '#contract/envelope.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { banksOf, dictionariesOf, parseLocale } from '#sandbox/core/dictionaries/catalogue.ts';
import type { Noun } from '#sandbox/noun/noun.ts';

/** `?lang=` decides the language; without one that we speak, accept-language does (spec §7). */
const localeOf = (call: Call): Locale => parseLocale(call.query.get('lang')) ?? call.locale;

const answering =
  (dictionaries: (locale: Locale) => Dictionaries): Handler<Dictionaries> =>
  async (call) => ({ json: dictionaries(localeOf(call)) });

export const dictionariesNoun: Noun = {
  handlers: {
    'dictionaries.transaction': answering((locale) => dictionariesOf('transaction', locale)),
    'dictionaries.merchant': answering((locale) => dictionariesOf('merchant', locale)),
    'dictionaries.banks': answering(banksOf),
  },
};
