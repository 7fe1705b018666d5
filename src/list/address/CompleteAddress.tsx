import type { ListState } from '#src/list/useList.ts';
import { useCompleteAddress, useListScope } from './useListAddress.ts';

/** Completes a list's address; draws nothing, so that a navigation that begins draws no list anew. */
export function CompleteAddress({ list: { declaration, controller } }: { list: ListState }) {
  const { addressed } = useListScope(declaration);
  const { filterValues: filter, sort, page, perPage, displayedFilters } = controller;
  useCompleteAddress({ filter, sort: sort.field, order: sort.order, page, perPage, displayedFilters }, addressed);
  return null;
}
