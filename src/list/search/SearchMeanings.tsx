import { useTranslate } from 'react-admin';
import { recognize } from '#contract/recognize.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import { arrowClass } from '#src/ui/inputs/inputClass.ts';
import styles from './ListSearch.module.css';
import { searchCustomers } from './searchCustomers.ts';
import type { ListSearchState } from './useListSearch.ts';

/** Customers among which to choose; who wants more types more. */
const mostCustomers = 5;

interface SearchMeaningsProps {
  search: ListSearchState;
  labelOf: (name: string) => string;
}

/** What of a search's text may be meant: says as what it was taken, and offers what else it can be. */
export function SearchMeanings({ search, labelOf }: SearchMeaningsProps) {
  const translate = useTranslate();
  const { call, text, names, consumerID } = search;
  const meanings = recognize(call, text);
  const byCustomer = meanings.find((meaning) => 'customer' in meaning);
  const { data: customers = [] } = useProviderQuery({
    queryKey: ['consumers', 'search', byCustomer?.customer, mostCustomers],
    enabled: byCustomer !== undefined,
    staleTime: rowsFreshMs,
    ask: async (dataProvider, signal) =>
      searchCustomers(dataProvider, byCustomer?.customer ?? '', mostCustomers, signal),
  });
  const filters = meanings.flatMap((meaning) => ('filter' in meaning ? [meaning.filter] : []));
  const options = [
    ...filters.map((filter) => ({ filter, label: labelOf(Object.keys(filter)[0] ?? '') })),
    ...customers.flatMap(({ consumerID, consumerName }) =>
      typeof consumerID === 'string' && typeof consumerName === 'string'
        ? [{ filter: { consumerID }, label: translate('list.search.customer', { name: consumerName }) }]
        : [],
    ),
  ];
  const chosen = options.findIndex(
    ({ filter }) => Object.keys(filter).join() === names.join() && filter.consumerID === consumerID,
  );
  if (options.length < 2 || chosen < 0) return null;
  return (
    <select
      className={`${styles.meanings} ${arrowClass}`}
      aria-label={translate('list.search.as', { text })}
      value={chosen}
      onChange={({ target }) => search.searchBy(options[Number(target.value)]?.filter ?? {})}
    >
      {options.map(({ label }, index) => (
        <option key={index} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}
