import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { serverOrder } from '#src/list/listAddress.ts';

/** Rows of a related list shown on a record's page; the rest is a click away. */
const relatedRows = 25;

/** The first rows of a declared list that belong to a record, and how many there are in all. */
export interface Related {
  rows: readonly RaRecord[];
  total: number;
}

/** The first rows of several lists that belong to a record, list by list. @param filter what ties the rows to it */
export function useRelated(
  declarations: readonly ListDeclaration[],
  filter: Readonly<Record<string, string>>,
): UseQueryResult<Related>[] {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  return useQueries({
    queries: declarations.map(({ name, sort = serverOrder }) => {
      const question = { pagination: { page: 1, perPage: relatedRows }, sort, filter };
      return {
        queryKey: [name, 'getList', 'related', question],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const { data, total } = await dataProvider.getList(name, { ...question, signal });
          return { rows: data, total: total ?? data.length };
        },
        staleTime: 30_000,
        retry: false,
      };
    }),
  });
}
