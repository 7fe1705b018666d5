import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Locale } from '#contract/constants.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { loadFieldNames, type FieldNames } from '#src/i18n/laterWords.ts';

/** The words for fields in a language. */
export function fieldNamesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['fieldNames', locale],
    queryFn: () => loadFieldNames(locale),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Words for fields by their names on the wire; undefined until they have come. @param wanted whether anybody needs them */
export function useFieldNames(wanted = true): FieldNames | undefined {
  return useQuery({ ...fieldNamesQuery(useCurrentLocale()), enabled: wanted }).data;
}
