import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type GetListResult, type RaRecord } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import { pageQuery, type ListOrigin } from '#src/list/address/listOrigin.ts';

/** A page of the list a record was opened from. */
export interface KnownPage {
  rows: readonly RaRecord[];
  total: number | undefined;
  /** There is a page after it. */
  hasNext: boolean;
}

/** Stands in for the list of a record that was opened by a link; nobody asks it. */
const nowhere: ListOrigin = {
  list: '',
  question: { pagination: { page: 1, perPage: 1 }, sort: serverOrder, filter: {} },
};

/** The page that a list has loaded, else asked for anew; undefined without an origin, and until it has come. */
export function usePage(origin: ListOrigin | undefined): KnownPage | undefined {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { data } = useQuery({
    ...pageQuery(dataProvider, origin ?? nowhere),
    enabled: origin !== undefined,
    // The order a person came from, however long they stay; a write has it read again.
    staleTime: Infinity,
  });
  if (!origin || !data) return undefined;
  const { page, perPage } = origin.question.pagination;
  const { data: rows, total, pageInfo } = data;
  return { rows, total, hasNext: total === undefined ? pageInfo?.hasNextPage === true : page * perPage < total };
}

/** Keeps rows that were read otherwise as a page of their list, for who goes from one of them to the next. */
export function useKeepPage(): (origin: ListOrigin, page: GetListResult<RaRecord>) => void {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const queryClient = useQueryClient();
  return (origin, { data, total, pageInfo, meta }) => {
    queryClient.setQueryData(pageQuery(dataProvider, origin).queryKey, { data, total, pageInfo, meta });
  };
}
