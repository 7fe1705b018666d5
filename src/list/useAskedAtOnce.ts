import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { removeEmpty, useDataProvider, type ListControllerResult } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { afterAnswer } from '#src/ui/afterAnswer.ts';
import type { ListQuestion } from './address/firstQuestion.ts';
import { pageQuery, questionOf } from './address/listOrigin.ts';
import { askAhead } from './askAhead.ts';
import { isGrouped } from './grouped/groupByDay.ts';
import type { ListState } from './useList.ts';

/** Waits with one change at a time: whatever is changed next goes by what the one before led to. */
function useOneAfterTheOther() {
  const proceed = useRef(() => {});
  return useCallback((answer: Promise<unknown>, goOn: () => void) => {
    proceed.current();
    proceed.current = afterAnswer(answer, goOn);
  }, []);
}

/**
 * A list's controller that asks for the rows of another order, filter or page with the click itself, and changes the
 * address when they are there, or soon: react-admin asks when the address has changed and the list has been drawn, and
 * draws it once more with the answer.
 */
export function useAskedAtOnce({
  declaration,
  controller,
  permanent,
}: Pick<ListState, 'declaration' | 'controller' | 'permanent'>): ListControllerResult {
  const client = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const waitFor = useOneAfterTheOther();
  const latest = useRef(controller);
  useLayoutEffect(function keepLatest() {
    latest.current = controller;
  });

  function ask(change: Partial<ListQuestion>, goOn: (now: ListControllerResult) => void, atOnce = false): void {
    // Groups are asked for by themselves.
    if (isGrouped(declaration, controller)) return goOn(controller);
    const now = questionOf({ controller, permanent });
    const first = { ...now.pagination, page: 1 };
    const question = { ...now, pagination: first, ...change };
    const query = pageQuery(dataProvider, { list: declaration.name, question }, false);
    const answer = askAhead(client, query);
    if (atOnce) goOn(controller);
    else waitFor(answer, () => goOn(latest.current));
  }

  return {
    ...controller,
    setSort(sort) {
      ask({ sort: { field: sort.field, order: sort.order ?? 'ASC' } }, (now) => now.setSort(sort));
    },
    setPage(page) {
      ask({ pagination: { page, perPage: controller.perPage } }, (now) => now.setPage(page));
    },
    setPerPage(perPage) {
      ask({ pagination: { page: 1, perPage } }, (now) => now.setPerPage(perPage));
    },
    setFilters(filters, displayed, debounce) {
      if (displayed !== undefined) return controller.setFilters(filters, displayed, debounce);
      const wanted = removeEmpty(filters);
      // What is half typed in the field of a filter goes with it.
      const someGo = Object.keys(controller.filterValues).some((name) => !Object.hasOwn(wanted, name));
      ask({ filter: { ...wanted, ...permanent } }, (now) => now.setFilters(filters, displayed, debounce), someGo);
    },
  };
}
