import { listAddress } from '#src/record/related/listAddress.ts';
import { pathTo } from '#src/resources/paths.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import type { Behind } from './incoming/incoming.ts';

/** The addresses of lists that show just the rows of a filter. */
export const rowsOf = {
  invoices: (filter: FilterValues) => listAddress(pathTo('Invoices'), filter),
  transactions: (filter: FilterValues) => listAddress(pathTo('Transactions'), filter),
  transmissions: (filter: FilterValues) => listAddress(pathTo('Transmissions'), filter),
  futureBillings: (filter: FilterValues) => listAddress(pathTo('FutureBillingDeals'), filter),
  masavRows: (id: string, filter: FilterValues = {}) => listAddress(pathTo('MasavFileRows', { id }), filter),
};

/** The address of the rows behind an amount; undefined of payments, which no list has. */
export function behindPath(behind: Behind): string | undefined {
  if ('payments' in behind) return undefined;
  if ('list' in behind) return rowsOf[behind.list](behind.filter);
  return rowsOf.masavRows(behind.masavFileID, behind.status && { status: behind.status });
}
