import type { Locale } from '#contract/constants.ts';
import { isObject, type Dictionaries } from '#contract/envelope.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import type { HttpClient } from '#src/dataProvider/httpClient.ts';

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

/** All dictionaries of spec §7 in one map; cached by the caller after the first load. */
export async function loadDictionaries(
  http: Pick<HttpClient, 'call'>,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Dictionaries> {
  const answers = await Promise.all(
    calls.map((call) => http.call(call, { query: { lang: locale }, ...(signal && { signal }) })),
  );
  return Object.assign({}, ...answers.map(parseDictionaries)) as Dictionaries;
}

export interface Currency {
  code: string;
  symbol: string;
  name: string;
}

const symbols: Readonly<Record<string, string>> = { ILS: '₪', USD: '$', EUR: '€' };

/** Currencies in the dictionary's order; the first is the system's default (spec §9). */
export function currenciesOf(dictionaries: Dictionaries): Currency[] {
  return Object.entries(dictionaries.currencyEnum ?? {}).map(([code, name]) => ({
    code,
    name,
    symbol: symbols[code] ?? code,
  }));
}
