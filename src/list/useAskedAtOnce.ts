import { useQueryClient } from '@tanstack/react-query';
import { removeEmpty, useDataProvider, type ListControllerResult } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { ListQuestion } from './address/firstQuestion.ts';
import { pageQuery, questionOf } from './address/listOrigin.ts';
import { isGrouped } from './grouped/groupByDay.ts';
import type { ListState } from './useList.ts';

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
    void client.prefetchQuery(pageQuery(dataProvider, { list: declaration.name, question }, false));
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
