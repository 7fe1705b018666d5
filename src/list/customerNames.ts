import { parseList } from '#src/dataProvider/parseList.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { rowsFreshMs } from './freshness.ts';

/** Names of customers by their ids, all by one call; undefined until they are there, without those who are gone. */
export function useCustomerNames(ids: readonly string[]): Readonly<Record<string, string>> | undefined {
  const asked = [...new Set(ids)].toSorted();
  const { data } = useProviderQuery({
    queryKey: ['consumers', 'names', asked],
    enabled: asked.length > 0,
    staleTime: rowsFreshMs,
    ask: async (dataProvider, signal) => {
      const query = { consumersID: asked.join(','), take: asked.length };
      const answer = await dataProvider.call('consumers.list', { query, signal, quiet: true, background: true });
      return Object.fromEntries(
        parseList(answer).data.flatMap(({ consumerID, consumerName }) =>
          typeof consumerID === 'string' && typeof consumerName === 'string' ? [[consumerID, consumerName]] : [],
        ),
      );
    },
  });
  return data;
}
