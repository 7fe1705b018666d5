import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { ListState } from '#src/list/useList.ts';

/** Days asked for at once: with ten rows each, as many rows as a page of the list has at most. */
const daysAtOnce = 10;

/** The days of a list's filter, newest first; further ones when the person asks. */
export function useGroups({ declaration, controller, permanent }: ListState) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const filter = { ...controller.filterValues, ...permanent };
  return useInfiniteQuery({
    queryKey: [declaration.name, 'getGroups', filter],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.getGroups(
        declaration.name,
        { filter, pagination: { page: pageParam, perPage: daysAtOnce } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.length === daysAtOnce ? page + 1 : undefined),
    placeholderData: (previous) => previous,
    retry: false,
  });
}
