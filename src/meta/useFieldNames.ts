import { useQuery } from '@tanstack/react-query';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { loadFieldNames, type FieldNames } from '#src/i18n/fieldNames.ts';

/** Words for fields by their names on the wire; undefined until they have come. @param wanted whether anybody needs them */
export function useFieldNames(wanted = true): FieldNames | undefined {
  const locale = useCurrentLocale();
  return useQuery({
    queryKey: ['fieldNames', locale],
    queryFn: () => loadFieldNames(locale),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
