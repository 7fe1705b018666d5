import type { Query, QueryClient } from '@tanstack/react-query';
import type { RequestCounter } from '#src/dataProvider/http/requestCounter.ts';

/**
 * Counts what was asked ahead, for nobody, among the requests in flight from the moment somebody waits for it (spec §2
 * "progress spinner"): who turns to a page that is still on its way makes no request of their own.
 * @returns stops counting.
 */
export function countAwaited(queryClient: QueryClient, requests: Pick<RequestCounter, 'begin'>): () => void {
  const askedAhead = new WeakSet<Query>();
  const awaited = new Map<Query, () => void>();
  return queryClient.getQueryCache().subscribe((event) => {
    const { query } = event;
    const isFetching = query.state.fetchStatus === 'fetching';
    const isObserved = query.getObserversCount() > 0;
    if (event.type === 'updated' && event.action.type === 'fetch' && !isObserved) askedAhead.add(query);
    if (!isFetching) askedAhead.delete(query);
    const isAwaited = isFetching && isObserved && askedAhead.has(query) && query.state.data === undefined;
    const end = awaited.get(query);
    if (isAwaited && !end) awaited.set(query, requests.begin());
    if (!isAwaited && end) {
      end();
      awaited.delete(query);
    }
  });
}
