import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Row } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { textOf } from '#src/forms/formTexts.ts';

/** A saved card as the screens use it (docs/wire.md §3.4). */
export interface SavedCard {
  creditCardTokenID: string;
  consumerID: string;
  terminalID: string;
  /** Masked. */
  cardNumber: string;
  /** `MM/YY`. */
  cardExpiration: string;
  cardVendor: string;
  cardOwnerName: string;
}

/** A row of saved cards as the screens use it. */
export function cardOf(row: Row): SavedCard {
  const { creditCardTokenID, consumerID, terminalID, cardNumber, cardExpiration, cardVendor, cardOwnerName } = row;
  return {
    creditCardTokenID: textOf(creditCardTokenID),
    consumerID: textOf(consumerID),
    terminalID: textOf(terminalID),
    cardNumber: textOf(cardNumber),
    cardExpiration: textOf(cardExpiration),
    cardVendor: textOf(cardVendor),
    cardOwnerName: textOf(cardOwnerName),
  };
}

/** Saved cards of a customer on every terminal. */
export function useCards(filter: { consumerID: string }) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  return useQuery<readonly SavedCard[]>({
    queryKey: ['cardTokens', 'getList', filter],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.getList('cards', { filter, signal });
      return data.map(cardOf);
    },
    staleTime: 0,
    retry: false,
  });
}
