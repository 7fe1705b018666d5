import { queryOptions } from '@tanstack/react-query';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';

/** Tells the whole record from a list's row, which react-admin keeps under the record's id too. */
export const wholeRecord = { detail: true } as const;

/** Milliseconds in which a page that has just been asked for is not asked for again: those of going there. */
export const recordFreshMs = 1000;

/** A record's page, kept where react-admin's show controller keeps it. */
export function recordQuery(dataProvider: Pick<BackOfficeDataProvider, 'getOne'>, resource: string, id: string) {
  return queryOptions({
    queryKey: [resource, 'getOne', { id, meta: wholeRecord }],
    queryFn: async ({ signal }) => (await dataProvider.getOne(resource, { id, meta: wholeRecord, signal })).data,
    staleTime: recordFreshMs,
    retry: false,
  });
}
