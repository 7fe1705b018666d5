import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const readings = ['getList', 'getGroups', 'getRecord', 'getOne', 'getMany', 'getCount'];

/** True of what was read of a resource: rows and records, not its columns. */
function isReadingOf(names: readonly string[]): (query: Query) => boolean {
  return ({ queryKey: [resource, kind] }) =>
    typeof resource === 'string' && names.includes(resource) && typeof kind === 'string' && readings.includes(kind);
}

/**
 * After a write: what of these resources is on screen is read again, what is only kept is forgotten, so that no list
 * comes back with rows as they were before.
 */
export async function refresh(queryClient: QueryClient, resources: readonly string[]): Promise<void> {
  const predicate = isReadingOf(resources);
  // A list kept alive off screen holds on to its query: without data it asks again before it shows rows as they are.
  for (const query of queryClient.getQueryCache().findAll({ predicate, type: 'inactive' })) query.reset();
  await queryClient.invalidateQueries({ predicate });
}

/** `refresh` for components. */
export function useRefresh(): (resources: readonly string[]) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback((resources: readonly string[]) => refresh(queryClient, resources), [queryClient]);
}
