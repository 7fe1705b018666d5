import { countedFilters } from '#contract/settled.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import { amountsIn } from '#src/list/amountsIn.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import type { Provider } from '#src/list/figures/everyRow.ts';
import type { Period } from '#src/pages/books/period.ts';
import { inTurn } from '#src/list/inTurn.ts';

/** Rows of a filter: how many, and what they come to in decimals by currency. */
export interface FoundRows {
  filter: FilterValues;
  count: number;
  amounts: readonly (readonly [currency: string, amount: number])[];
}

/** Charges and refunds in shekels that went through and have no document. */
export const missingFilters = (period: Period) => {
  const without = { ...period, currency: 'ILS', hasInvoice: 'No' };
  return { charges: { ...countedFilters.charge, ...without }, refunds: { ...countedFilters.refund, ...without } };
};

/** How many rows of a filter there are, and what they come to. */
export async function readFound(provider: Provider, list: string, filter: FilterValues, signal?: AbortSignal) {
  const question = { filter, sort: serverOrder, pagination: { page: 1, perPage: 1 }, background: true };
  const asked = { ...question, ...(signal && { signal }) };
  const { data, total = data.length, meta } = await inTurn(async () => provider.getList(list, asked));
  return { filter, count: total, amounts: amountsIn(meta) } satisfies FoundRows;
}

/** What went through without a document. @param enabled the terminal makes documents */
export function useMissing(period: Period, enabled: boolean) {
  return useProviderQuery({
    queryKey: ['transactions', 'getTotals', 'books', 'missing', period],
    staleTime: rowsFreshMs,
    enabled,
    ask: async (dataProvider, signal) => {
      const { charges, refunds } = missingFilters(period);
      const ask = async (filter: FilterValues) => readFound(dataProvider, 'transactions', filter, signal);
      const [ofCharges, ofRefunds] = await Promise.all([ask(charges), ask(refunds)]);
      return { charges: ofCharges, refunds: ofRefunds };
    },
  });
}
