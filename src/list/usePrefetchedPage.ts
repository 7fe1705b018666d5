import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { rowsFreshMs } from './freshness.ts';
import type { ListState } from './useList.ts';

/** Runs a task when the browser has nothing better to do. @returns how to take it back */
function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}

/** Asks for the next page once the present one is on screen, so that turning to it waits for no server. */
export function usePrefetchedPage({ declaration: { name }, controller, permanent }: ListState): void {
  const client = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { data, isFetching, isPlaceholderData, page, perPage, total = 0, sort, filterValues } = controller;
  const isShown = data !== undefined && !isFetching && !isPlaceholderData;
  const hasNext = page * perPage < total;
  // The question as useListController will ask it.
  const question = JSON.stringify({
    pagination: { page: page + 1, perPage },
    sort: { field: sort.field, order: sort.order },
    filter: { ...filterValues, ...permanent },
  });

  useEffect(
    function prefetchNextPage() {
      if (!isShown || !hasNext) return undefined;
      const parameters = JSON.parse(question);
      return whenIdle(
        () =>
          void client.prefetchQuery({
            queryKey: [name, 'getList', parameters],
            queryFn: async ({ signal }) => {
              const { data, total, pageInfo, meta } = await dataProvider.getList(name, {
                ...parameters,
                signal,
                background: true,
              });
              return { data, total, pageInfo, meta };
            },
            staleTime: rowsFreshMs,
            retry: false,
          }),
      );
    },
    [isShown, hasNext, question, name, client, dataProvider],
  );
}
