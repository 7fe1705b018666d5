import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import type { ListState } from '#src/list/useList.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import styles from './filters.module.css';

/** What there is room for. */
const mostShown = 9999;

interface ChipCountProps {
  list: ListState;
  /** The parameter of the chip, and its word. */
  name: string;
  value: string;
}

/** How many rows have a state beside the other filters in force: a list of one row, of which only the count matters. */
export function ChipCount({ list: { declaration, controller, permanent }, name, value }: ChipCountProps) {
  const filter = { ...controller.filterValues, ...permanent, [name]: value };
  const { data: count } = useProviderQuery({
    queryKey: [declaration.name, 'getCount', filter],
    staleTime: rowsFreshMs,
    ask: async (dataProvider, signal) => {
      const question = { filter, sort: controller.sort, pagination: { page: 1, perPage: 1 } };
      const asked = { ...question, signal, background: true };
      const { total } = await dataProvider.getList(declaration.name, asked);
      return total ?? null;
    },
  });
  if (typeof count !== 'number') return null;
  const text = count > mostShown ? `${groupDigits(mostShown)}+` : groupDigits(count);
  return (
    <>
      {' '}
      <span className={styles.count}>{text}</span>
    </>
  );
}
