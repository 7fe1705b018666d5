import type { Locale } from '#contract/constants.ts';
import { enums } from '#contract/enums.ts';
import { isObject, type Dictionaries } from '#contract/envelope.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import { currencySymbol } from '#contract/moneyText.ts';
import type { HttpClient } from '#src/dataProvider/http/httpClient.ts';
import { createCachedAnswers } from '#src/store/cachedAnswers.ts';

/** Reads a dictionary answer without trusting it; entries that are no text are dropped. */
export function parseDictionaries(body: unknown): Dictionaries {
  if (!isObject(body)) return {};
  return Object.fromEntries(
    Object.entries(body)
      .filter((entry): entry is [string, Record<string, unknown>] => isObject(entry[1]))
      .map(([name, codes]) => [
        name,
        Object.fromEntries(
          Object.entries(codes).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        ),
      ]),
  );
}

const calls: readonly EndpointId[] = ['dictionaries.transaction', 'dictionaries.merchant', 'dictionaries.banks'];

/** Dictionaries as far as they came. */
export interface LoadedDictionaries {
  dictionaries: Dictionaries;
  /** Some call failed: codes stand in for its words until it is asked again. */
  isPartial: boolean;
}

/**
 * All dictionaries of spec §7 in one map; cached by the caller after the first load.
 * @param background no person waits for them.
 * @throws the signal's reason when the caller has left; never for a call that fails.
 */
export async function loadDictionaries(
  http: Pick<HttpClient, 'call'>,
  locale: Locale,
  signal?: AbortSignal,
  background = false,
): Promise<LoadedDictionaries> {
  const question = { query: { lang: locale }, ...(signal && { signal }), ...(background && { background }) };
  const answers = await Promise.all(calls.map((call) => http.call(call, question).catch(() => undefined)));
  signal?.throwIfAborted();
  return {
    dictionaries: Object.assign({}, ...answers.map(parseDictionaries)) as Dictionaries,
    isPartial: !answers.every(isObject),
  };
}

const cached = createCachedAnswers('back-office.kept.dictionaries.1.', (words) =>
  isObject(words) ? parseDictionaries(words) : undefined,
);

/** All words as an earlier visit has left them. */
export const cachedDictionaries = (locale: Locale): Dictionaries | undefined => cached.read('all', locale);

/** Loads all dictionaries, and keeps them for the next visit; words that do not come are those of the last. */
export async function refreshDictionaries(
  ...question: Parameters<typeof loadDictionaries>
): Promise<LoadedDictionaries> {
  const [, locale] = question;
  const loaded = await loadDictionaries(...question);
  if (!loaded.isPartial) cached.write('all', locale, loaded.dictionaries);
  const before = loaded.isPartial ? cachedDictionaries(locale) : undefined;
  return before ? { dictionaries: { ...before, ...loaded.dictionaries }, isPartial: false } : loaded;
}

export interface Currency {
  code: string;
  symbol: string;
  name: string;
}

/** The contract's currencies, for when their words are missing. */
const codes = Object.fromEntries(Object.keys(enums.currency).map((code) => [code, code]));

/** Currencies in the dictionary's order; the first is the system's default (spec §9). */
export function currenciesOf({ currencyEnum = codes }: Dictionaries): Currency[] {
  return Object.entries(currencyEnum).map(([code, name]) => ({ code, name, symbol: currencySymbol(code) }));
}

/** The currency of a code; one that nobody knows is called by its code. */
export function namedCurrency(currencies: readonly Currency[], code: string): Currency {
  return currencies.find((one) => one.code === code) ?? { code, name: code, symbol: code };
}
