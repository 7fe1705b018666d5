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

/** What is known of customers' names. */
export interface KnownNames {
  names: CustomerNames;
  /** More may come. */
  isWaiting: boolean;
}

const noNames: CustomerNames = {};

/** Names of customers by their ids, all by one call; those known before stay while others are asked for. */
export function useCustomerNames(ids: readonly string[]): KnownNames {
  const asked = [...new Set(ids)].toSorted();
  const enabled = asked.length > 0;
  const { data, isPending, isPlaceholderData } = useProviderQuery<CustomerNames>({
    queryKey: ['consumers', 'names', asked],
    enabled,
    staleTime: rowsFreshMs,
    placeholderData: (before) => before,
    ask: async (dataProvider, signal) => askCustomerNames(dataProvider, asked, signal),
  });
  return { names: data ?? noNames, isWaiting: enabled && (isPending || isPlaceholderData) };
}
