import type { QueryClient } from '@tanstack/react-query';

/** Everything the caches of queries and of mutations hold, as one text: keys, what was sent, what was answered, faults. */
export function cacheContents(queryClient: QueryClient): string {
  const queries = queryClient.getQueryCache().getAll();
  const mutations = queryClient.getMutationCache().getAll();
  return JSON.stringify(
    [
      queries.map(({ queryKey, state }) => ({ queryKey, state })),
      mutations.map(({ options, state }) => ({ mutationKey: options.mutationKey, state })),
    ],
    // An error has no enumerable message of its own.
    (_, value: unknown) => (value instanceof Error ? [value.message, Object.entries(value)] : value),
  );
}
