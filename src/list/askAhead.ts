import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { pageQuery } from './address/listOrigin.ts';

/** Milliseconds after which a list that has not been drawn anew will not be. */
const longestDrawMs = 2000;

/** Resolves when somebody shows what a query answers. */
async function untilObserved(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const cache = client.getQueryCache();
  const isObserved = () => (cache.find({ queryKey })?.getObserversCount() ?? 0) > 0;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = cache.subscribe(() => isObserved() && end());
    const timer = setTimeout(end, isObserved() ? 0 : longestDrawMs);
  });
}

/**
 * Asks for a page that a list is about to show. What fails before the list has been drawn would be asked, and told, once
 * more: it waits for the list.
 * @returns settles with the answer, which the list finds.
 */
export async function askAhead(client: QueryClient, query: ReturnType<typeof pageQuery>): Promise<void> {
  const { queryFn } = query;
  if (typeof queryFn !== 'function') return;
  await client.prefetchQuery({
    ...query,
    queryFn: async (context) => {
      try {
        return await queryFn(context);
      } catch (error) {
        await untilObserved(client, query.queryKey);
        throw error;
      }
    },
  });
}
