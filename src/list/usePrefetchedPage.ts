import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { pageQuery, shownListParams, turnedTo } from './address/listOrigin.ts';
import { isGrouped } from './grouped/groupByDay.ts';
import type { ListState } from './useList.ts';

/** Runs a task when the browser has nothing better to do. @returns how to take it back */
function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 250);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}

/** Asks for the next page once the present one is on screen, so that turning to it waits for no server. */
export function usePrefetchedPage(list: ListState): void {
  const client = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { name } = list.declaration;
  // Days are asked for by themselves.
  const grouped = isGrouped(list.declaration, list.controller);
  const { data, isFetching, isPlaceholderData, page, hasNextPage = false } = list.controller;
  const isShown = data !== undefined && !isFetching && !isPlaceholderData;
  const question = JSON.stringify(shownListParams(list));

  useEffect(
    function prefetchNextPage() {
      if (!isShown || !hasNextPage || grouped) return undefined;
      const next = turnedTo({ list: name, question: JSON.parse(question) }, page + 1);
      return whenIdle(() => void client.prefetchQuery(pageQuery(dataProvider, next)));
    },
    [isShown, hasNextPage, grouped, question, name, page, client, dataProvider],
  );
}
