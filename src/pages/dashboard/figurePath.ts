import { defaultPageSize } from '#contract/constants.ts';
import { listSearch, serverOrder } from '#src/list/address/listAddress.ts';
import { pathTo } from '#src/resources/paths.ts';
import { figureFilter, type Figure } from './figureFilter.ts';

/** The address of the list that holds what a figure counts. */
export function figurePath(figure: Figure): string {
  const first = { page: 1, perPage: defaultPageSize };
  const { field: sort, order } = serverOrder;
  return pathTo('TransactionsFiltered') + listSearch({ filter: figureFilter(figure), sort, order, ...first });
}
