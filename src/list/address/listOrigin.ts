import { queryOptions } from '@tanstack/react-query';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isObject } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { GetListParams } from './listParams.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import { isValidPaging } from './listAddress.ts';
import type { ListState } from '#src/list/useList.ts';

/** The list, and the page of it, that a person came from; it travels in the history's state beside the address. */
export interface ListOrigin {
  list: string;
  question: GetListParams;
}

/** What a list asks for now, as react-admin's list controller asks it. */
export function shownListParams({ controller, permanent }: Pick<ListState, 'controller' | 'permanent'>): GetListParams {
  const { page, perPage, sort, filterValues } = controller;
  return {
    pagination: { page, perPage },
    sort: { field: sort.field, order: sort.order },
    filter: { ...filterValues, ...permanent },
  };
}

/** The history's state of an address that was opened from a list. */
export const stateFrom = (from: ListOrigin) => ({ from });

/** Which way a person went from one record of a list to another. */
export type NeighbourDirection = 'previous' | 'next';

/** The same, of a record that takes its neighbour's place: the focus stays on what led to it. */
export const stateBeside = (from: ListOrigin, towards: NeighbourDirection) => ({ from, towards });

/** Which neighbour's place an address has just taken. */
export function useNeighbourDirection(): NeighbourDirection | undefined {
  const { state } = useLocation();
  // Whoever comes back to it comes from elsewhere.
  const tookPlace = useNavigationType() === NavigationType.Replace;
  const towards: unknown = isObject(state) ? state.towards : undefined;
  return tookPlace && (towards === 'previous' || towards === 'next') ? towards : undefined;
}

/** Where an address was opened from; whatever else a browser has kept counts as nothing. */
export function originIn(state: unknown): ListOrigin | undefined {
  if (!isObject(state) || !isObject(state.from) || !isObject(state.from.question)) return undefined;
  const { list, question } = state.from;
  const { pagination, sort, filter } = question;
  if (typeof list !== 'string' || !isObject(pagination) || !isObject(sort) || !isObject(filter)) return undefined;
  const [page, perPage] = [Number(pagination.page), Number(pagination.perPage)];
  if (!isValidPaging(page, perPage) || typeof sort.field !== 'string') return undefined;
  const order = sort.order === 'ASC' ? 'ASC' : 'DESC';
  return { list, question: { pagination: { page, perPage }, sort: { field: sort.field, order }, filter } };
}

/** The same question for another page. */
export function turnedTo({ list, question }: ListOrigin, page: number): ListOrigin {
  return { list, question: { ...question, pagination: { ...question.pagination, page } } };
}

/**
 * One page of a list, kept where react-admin's list controller keeps it.
 * @param background no person waits for it: what fails is told where the rows would stand.
 */
export function pageQuery(
  dataProvider: Pick<BackOfficeDataProvider, 'getList'>,
  { list, question }: ListOrigin,
  background = true,
) {
  return queryOptions({
    queryKey: [list, 'getList', question],
    queryFn: async ({ signal }) => {
      const asked = { ...question, signal, background };
      const { data, total, pageInfo, meta } = await dataProvider.getList(list, asked);
      return { data, total, pageInfo, meta };
    },
    staleTime: rowsFreshMs,
    retry: false,
  });
}
