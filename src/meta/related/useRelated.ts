import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { ListDeclaration } from '#src/meta/declaration.ts';

/** Rows of a related list shown on a record's page; the rest is a click away. */
const relatedRows = 25;

/** The first rows of a declared list that belong to a record, and how many there are in all. */
export interface Related {
  rows: readonly RaRecord[];
  total: number;
}

/** @param filter what ties the rows to the record. */
export function useRelated(
  { name, sort }: ListDeclaration,
  filter: Readonly<Record<string, string>>,
  enabled: boolean,
): UseQueryResult<Related> {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const question = {
    pagination: { page: 1, perPage: relatedRows },
    sort: sort ?? { field: '', order: 'DESC' as const },
    filter,
  };
  return useQuery<Related>({
    queryKey: [name, 'getList', 'related', question],
    queryFn: async ({ signal }) => {
      const { data, total } = await dataProvider.getList<RaRecord>(name, { ...question, signal });
      return { rows: data, total: total ?? data.length };
    },
    staleTime: 30_000,
    retry: false,
    enabled,
  });
}
