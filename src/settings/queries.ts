import type { Locale } from '#contract/constants.ts';
import type { HttpClient } from '#src/dataProvider/httpClient.ts';
import { loadDictionaries } from './dictionaries.ts';
import { loadTerminals } from './terminals.ts';

type Door = Pick<HttpClient, 'call'>;

/** The terminals, loaded once and refreshed on demand (spec §7). */
export function terminalsQuery(door: Door, { background = false } = {}) {
  return {
    queryKey: ['terminals'],
    queryFn: ({ signal }: { signal: AbortSignal }) => loadTerminals(door, signal, background),
    staleTime: Infinity,
    gcTime: Infinity,
  };
}

/** The dictionaries of one language, cached after the first load (spec §7). */
export function dictionariesQuery(door: Door, locale: Locale) {
  return {
    queryKey: ['dictionaries', locale],
    queryFn: ({ signal }: { signal: AbortSignal }) => loadDictionaries(door, locale, signal),
    staleTime: Infinity,
    gcTime: Infinity,
  };
}
