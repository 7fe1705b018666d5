import type { Locale } from '#contract/constants.ts';
import type { HttpClient } from '#src/dataProvider/http/httpClient.ts';
import { cachedDictionaries, refreshDictionaries, type LoadedDictionaries } from './dictionaries.ts';
import { loadTerminals } from './terminals.ts';

type Http = Pick<HttpClient, 'call'>;

/** The terminals, loaded once and refreshed on demand (spec §7). */
export function terminalsQuery(http: Http, { background = false } = {}) {
  return {
    // Named as readings are: whoever changes a terminal has them read again.
    queryKey: ['terminals', 'getList'],
    queryFn: ({ signal }: { signal: AbortSignal }) => loadTerminals(http, signal, background),
    staleTime: Infinity,
    gcTime: Infinity,
  };
}

/**
 * The dictionaries of one language, cached after the first load (spec §7): those an earlier visit has kept at once, which
 * `useFreshDictionaries` asks for again.
 */
export function dictionariesQuery(http: Http, locale: Locale, { background = false } = {}) {
  return {
    queryKey: ['dictionaries', locale],
    queryFn: ({ signal }: { signal: AbortSignal }) => refreshDictionaries(http, locale, signal, background),
    initialData(): LoadedDictionaries | undefined {
      const dictionaries = cachedDictionaries(locale);
      return dictionaries && { dictionaries, isPartial: false };
    },
    initialDataUpdatedAt: 0,
    staleTime: Infinity,
    gcTime: Infinity,
  };
}
