import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { parseList } from '#src/dataProvider/parseList.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { rowsFreshMs } from './freshness.ts';

/** Names of customers by their ids, without those who are gone. */
export type CustomerNames = Readonly<Record<string, string>>;

/** Asks for names of customers, all by one call. @param ids none of them twice */
export async function askCustomerNames(
  dataProvider: Pick<BackOfficeDataProvider, 'call'>,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<CustomerNames> {
  const query = { consumersID: ids.join(','), take: ids.length };
  const asked = { query, quiet: true, background: true, ...(signal && { signal }) };
  return Object.fromEntries(
    parseList(await dataProvider.call('consumers.list', asked)).data.flatMap(({ consumerID, consumerName }) =>
      typeof consumerID === 'string' && typeof consumerName === 'string' ? [[consumerID, consumerName]] : [],
    ),
  );
}

/** Names of customers by their ids, all by one call; undefined until they are there. */
export function useCustomerNames(ids: readonly string[]): CustomerNames | undefined {
  const asked = [...new Set(ids)].toSorted();
  const { data } = useProviderQuery({
    queryKey: ['consumers', 'names', asked],
    enabled: asked.length > 0,
    staleTime: rowsFreshMs,
    ask: async (dataProvider, signal) => askCustomerNames(dataProvider, asked, signal),
  });
  return data;
}
