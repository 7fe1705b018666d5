import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { removeEmpty, useDataProvider, type ListControllerResult } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { ListQuestion } from './address/firstQuestion.ts';
import { pageQuery, questionOf } from './address/listOrigin.ts';
import { isGrouped } from './grouped/groupByDay.ts';
import type { ListState } from './useList.ts';

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
 * A list's controller that asks for the rows of another order, filter or page with the click itself: react-admin asks
 * when the address has changed and the list has been drawn, which takes as long as many an answer. It finds the answer,
 * or joins the call under way.
 */
export function useAskedAtOnce({
  declaration,
  controller,
  permanent,
}: Pick<ListState, 'declaration' | 'controller' | 'permanent'>): ListControllerResult {
  const client = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();

  function ask(change: Partial<ListQuestion>): void {
    // Groups are asked for by themselves.
    if (isGrouped(declaration, controller)) return;
    const now = questionOf({ controller, permanent });
    const first = { ...now.pagination, page: 1 };
    const question = { ...now, pagination: first, ...change };
    const query = pageQuery(dataProvider, { list: declaration.name, question }, false);
    const { queryFn } = query;
    if (typeof queryFn !== 'function') return;
    void client.prefetchQuery({
      ...query,
      // What fails before the list has been drawn anew would be asked, and told, once more.
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

  return {
    ...controller,
    setSort(sort) {
      ask({ sort: { field: sort.field, order: sort.order ?? 'ASC' } });
      controller.setSort(sort);
    },
    setPage(page) {
      ask({ pagination: { page, perPage: controller.perPage } });
      controller.setPage(page);
    },
    setPerPage(perPage) {
      ask({ pagination: { page: 1, perPage } });
      controller.setPerPage(perPage);
    },
    setFilters(filters, displayed, debounce) {
      if (displayed === undefined) ask({ filter: { ...removeEmpty(filters), ...permanent } });
      controller.setFilters(filters, displayed, debounce);
    },
  };
}
