import type { Dictionaries } from '#contract/envelope.ts';
import type { Locale } from '#contract/constants.ts';
import type { Call, Handler, Handlers } from '#sandbox/core/call.ts';
import { banksOf, dictionariesOf, parseLocale } from '#sandbox/core/dictionaries/catalogue.ts';

/** `?lang=` decides the language; without one that we speak, accept-language does (spec §7). */
const localeOf = (call: Call): Locale => parseLocale(call.query.get('lang')) ?? call.locale;

const answering =
  (dictionaries: (locale: Locale) => Dictionaries): Handler =>
  async (call) => ({ json: dictionaries(localeOf(call)) });

export const handlers: Handlers = {
  'dictionaries.transaction': answering((locale) => dictionariesOf('transaction', locale)),
  'dictionaries.merchant': answering((locale) => dictionariesOf('merchant', locale)),
  'dictionaries.banks': answering(banksOf),
};
