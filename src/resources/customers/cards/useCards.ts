import { useGetManyReference, type RaRecord, type UseGetManyReferenceHookValue } from 'react-admin';
import type { RowOf } from '#contract/entities/callTypes.ts';
import { defaultPageSize } from '#contract/constants.ts';

/** A saved card (docs/wire.md §3.4). */
export type CardRecord = RowOf<'cards'>;

/** In the server's own order, the newest first. */
const question = { pagination: { page: 1, perPage: defaultPageSize }, sort: { field: '', order: 'DESC' } } as const;

/** Saved cards of a customer on every terminal. */
export function useCards({ consumerID }: { consumerID: string }): UseGetManyReferenceHookValue<CardRecord & RaRecord> {
  const asked = { ...question, target: 'consumerID', id: consumerID };
  return useGetManyReference<CardRecord & RaRecord>('cards', asked, { staleTime: 0, retry: false });
}
