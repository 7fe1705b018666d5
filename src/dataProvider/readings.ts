import type { Query, QueryClient } from '@tanstack/react-query';

/** What lists, records, their counts and sums are asked under; other questions are those of forms, and of columns. */
const readings = [
  'getList',
  'getInfiniteList',
  'getManyReference',
  'getGroups',
  'getOne',
  'getMany',
  'getCount',
  'getTotals',
];

const isReading = ({ queryKey: [, kind] }: Query) => typeof kind === 'string' && readings.includes(kind);

/**
 * After a write: what of it lists and records on screen show is read again, what is only kept is forgotten, so that no
 * list comes back with rows as they were before. What a form has asked stays until it is asked anew.
 * @param isChanged whether what was read under a noun's name may have changed.
 */
export function readAgain(queryClient: QueryClient, isChanged: (noun: string) => boolean): void {
  const predicate = ({ queryKey: [noun, kind] }: Query) =>
    typeof noun === 'string' && kind !== 'getMeta' && isChanged(noun);
  // A list kept alive off screen holds on to its query: without data it asks again before it shows rows as they are.
  for (const query of queryClient.getQueryCache().findAll({ predicate, type: 'inactive' })) query.reset();
  void queryClient.invalidateQueries({ predicate, refetchType: 'none' });
  void queryClient.refetchQueries({ predicate: (query) => predicate(query) && isReading(query), type: 'active' });
}

/** Forgets the rows of lists nobody comes back to: what was asked under a noun's name and is not on screen. */
export function forgetRows(queryClient: QueryClient, noun: string): void {
  queryClient.removeQueries({
    // What holds for the whole session is asked without parameters.
    predicate: (query) => query.queryKey[0] === noun && query.queryKey.length > 2 && isReading(query),
    type: 'inactive',
  });
}

/** Waits until what is on screen has been read again, for who shows the outcome of a write by it. */
export async function untilRead(queryClient: QueryClient): Promise<void> {
  const reading = { predicate: isReading, type: 'active', fetchStatus: 'fetching' } as const;
  await Promise.allSettled(
    queryClient
      .getQueryCache()
      .findAll(reading)
      .map(async ({ promise }) => promise),
  );
}
