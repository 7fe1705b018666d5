import { useListContext } from 'react-admin';
import { parseList } from '#src/dataProvider/parseList.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import type { CellProps } from '#src/meta/cells.tsx';

/**
 * The customer of a row that carries an id alone. All names of a page come by one call, which its cells share; until then,
 * and for a customer who is no longer there, whoever the row names itself.
 */
export function CustomerNameCell({ value, text, row = {} }: CellProps) {
  const { data: rows = [] } = useListContext();
  const ids = [...new Set(rows.map(({ consumerID }) => consumerID))].filter((id) => typeof id === 'string').toSorted();
  const { data: names } = useProviderQuery({
    queryKey: ['consumers', 'names', ids],
    enabled: ids.length > 0,
    staleTime: rowsFreshMs,
    ask: async (dataProvider, signal) => {
      const query = { consumersID: ids.join(','), take: ids.length };
      const answer = await dataProvider.call('consumers.list', { query, signal, quiet: true, background: true });
      return Object.fromEntries(
        parseList(answer).data.map(({ consumerID, consumerName }) => [consumerID, consumerName]),
      );
    },
  });
  const name = names?.[String(value)];
  if (typeof name === 'string' && name !== '') return <bdi>{name}</bdi>;
  const own = [row.cardOwnerName, row.consumerEmail].filter((one) => typeof one === 'string').find(Boolean);
  return <bdi>{own ?? text}</bdi>;
}
