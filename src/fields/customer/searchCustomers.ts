import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { searchCustomers } from '#src/list/search/searchCustomers.ts';
import type { Choice } from '#src/ui/combobox/Combobox.tsx';
import { customerOf, type CustomerValues } from './customerValues.ts';

export interface FoundCustomer extends Choice {
  customer: CustomerValues;
}

/** A row of customers as a search shows it. */
export function foundCustomer(row: Readonly<Record<string, unknown>>): FoundCustomer {
  const customer = customerOf(row);
  const { consumerID, consumerName, consumerEmail, consumerPhone } = customer;
  return { id: consumerID, title: consumerName, detail: consumerPhone || consumerEmail, customer };
}

/** Customers by any text of theirs, as the server searches. */
export function useSearchCustomers(): (text: string, signal: AbortSignal) => Promise<readonly FoundCustomer[]> {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  return useCallback(
    async (text, signal) => {
      const rows = await searchCustomers(dataProvider, text, 10, signal);
      // One without an id can not be chosen.
      return rows.map(foundCustomer).filter(({ id }) => id !== '');
    },
    [dataProvider],
  );
}
