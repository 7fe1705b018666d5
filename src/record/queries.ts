import { queryOptions } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';
import { preloadTabs } from '#src/ui/tabs/Tabs.tsx';
import type { LoadRecordPage } from './declaration.ts';

/** Milliseconds for which a record that was asked for while a person came near counts as asked for by their visit. */
export const recordFreshMs = 5000;

/**
 * A whole record.
 * @param background no person waits for it yet.
 */
export function recordQuery(
  dataProvider: Pick<BackOfficeDataProvider, 'getOne'>,
  resource: string,
  id: string,
  background = false,
) {
  return queryOptions<RaRecord>({
    queryKey: [resource, 'getRecord', id],
    queryFn: async ({ signal }) => {
      const asked = { id, signal, background };
      return (await dataProvider.getOne(resource, asked)).data;
    },
    staleTime: recordFreshMs,
    retry: false,
  });
}

/** How the page of a noun's records is declared. */
export function recordPageQuery(resource: string, load: LoadRecordPage) {
  return queryOptions({
    queryKey: ['declaredRecordPage', resource],
    queryFn: async () => {
      const page = await loadChunk(load);
      if (page.tabs) preloadTabs();
      return page;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
}
