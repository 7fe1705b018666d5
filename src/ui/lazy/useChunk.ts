import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadChunk } from './loadChunk.ts';

/** Something declared that loads on first use, and stays. @param load as `import()`; what fails can be tried again */
export function chunkQuery<Loaded>(queryKey: readonly unknown[], load: () => Promise<Loaded>) {
  return queryOptions({
    queryKey,
    queryFn: () => loadChunk(load),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** The same for a screen: `data` is undefined until it has come. */
export const useChunk = <Loaded>(queryKey: readonly unknown[], load: () => Promise<Loaded>) =>
  useQuery(chunkQuery(queryKey, load));
