import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RowOf } from '#contract/entities/callTypes.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';

/** A saved card (docs/wire.md §3.4). */
export type SavedCard = RowOf<'cards'>;

/** Saved cards of a customer on every terminal. */
export function useCards(filter: { consumerID: string }) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  return useQuery<readonly SavedCard[]>({
    queryKey: ['cardTokens', 'getList', filter],
    queryFn: async ({ signal }) => (await dataProvider.getList('cards', { filter, signal })).data,
    staleTime: 0,
    retry: false,
  });
}
