import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Locale } from '#contract/constants.ts';
import type { Meta } from '#contract/meta.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { columnsKeyOf, type DataResource } from '#src/dataProvider/resource.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { cachedMeta } from './cachedMeta.ts';

/** Milliseconds a meta counts as fresh within one page; a kept one is revalidated at once. */
const metaFreshMs = 5 * 60 * 1000;

/** A list without a `$meta` call has `null`. */
type KnownMeta = Meta | null;

/** The question for a list's columns, the same for boot code and for every list of the same call. */
function metaQuery(dataProvider: BackOfficeDataProvider, list: DataResource, locale: Locale) {
  const key = columnsKeyOf(list);
  return queryOptions<KnownMeta>({
    queryKey: [key, 'getMeta', locale],
    queryFn: async ({ signal }) => {
      const meta = (await dataProvider.getMeta(list.name, { signal })) ?? null;
      if (meta) cachedMeta.write(key, locale, meta);
      return meta;
    },
    initialData: () => cachedMeta.read(key, locale),
    initialDataUpdatedAt: 0,
    staleTime: metaFreshMs,
    gcTime: Infinity,
    retry: false,
  });
}

/**
 * Asks for a list's columns before React has drawn anything; the list's own question then finds the answer, or
 * joins the call under way. A failure is left to the list.
 */
export function prefetchMeta(
  queryClient: QueryClient,
  dataProvider: BackOfficeDataProvider,
  list: DataResource,
  locale: Locale,
): Promise<void> {
  return queryClient.prefetchQuery(metaQuery(dataProvider, list, locale));
}

/** The columns of a list as far as nobody need be asked; null for a list without a `$meta` call. */
export function knownMeta(
  queryClient: QueryClient,
  dataProvider: BackOfficeDataProvider,
  list: DataResource,
  locale: Locale,
): KnownMeta | undefined {
  const { queryKey } = metaQuery(dataProvider, list, locale);
  return queryClient.getQueryData(queryKey) ?? cachedMeta.read(columnsKeyOf(list), locale);
}

/** What a list knows of its columns. */
export interface MetaState {
  /** Undefined until known; null for a list without a `$meta` call. */
  meta: Meta | null | undefined;
  /** Set when columns could not be had and none were kept. */
  error: Error | undefined;
  retry: () => void;
}

/** The columns of a list in the current language: kept ones at once, revalidated in the background. */
export function useMeta(list: DataResource): MetaState {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const locale = useCurrentLocale();
  const query = useQuery({
    ...metaQuery(dataProvider, list, locale),
    // While another language's columns load, the old ones stay on screen.
    placeholderData: (previous, from) => (from?.queryKey[0] === columnsKeyOf(list) ? previous : undefined),
  });
  const retry = () => void query.refetch();
  // Whoever has columns is not drawn again for asking: only what is read here tells of a change.
  if (query.data !== undefined) return { meta: query.data, error: undefined, retry };
  return { meta: undefined, error: query.isFetching ? undefined : (query.error ?? undefined), retry };
}
