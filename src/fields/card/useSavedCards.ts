import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { parseList } from '#src/dataProvider/parseList.ts';
import type { Terminal } from '#src/settings/terminals.ts';

/** A card kept for a customer (docs/wire.md §3.4); its number is masked. */
export interface SavedCard {
  creditCardTokenID: string;
  cardNumber: string;
  /** `MM/YY`. */
  cardExpiration: string;
  cardVendor: string;
  /** Its last month is over; it cannot be charged. */
  expired: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const none: readonly SavedCard[] = [];

/** Those that can be charged. */
export const usableCards = (cards: readonly SavedCard[] = none) => cards.filter(({ expired }) => !expired);

/**
 * The cards kept for a customer on a terminal; none without a customer, or without the feature.
 * @returns undefined while they load
 */
export function useSavedCards(
  consumerID: string,
  { terminalID, enabledFeatures }: Terminal,
): readonly SavedCard[] | undefined {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { data, isLoading } = useQuery({
    queryKey: ['cardTokens', consumerID, terminalID],
    // Charges save cards, other screens delete them.
    staleTime: 0,
    gcTime: 0,
    enabled: consumerID !== '' && enabledFeatures.includes('CreditCardTokens'),
    queryFn: async ({ signal }) => {
      const query = { consumerID, terminalID, take: 50 };
      const { data: rows } = parseList(await dataProvider.call('cardTokens.list', { query, signal, quiet: true }));
      return rows.map((row) => ({
        creditCardTokenID: text(row.creditCardTokenID),
        cardNumber: text(row.cardNumber),
        cardExpiration: text(row.cardExpiration),
        cardVendor: text(row.cardVendor),
        expired: row.expired === true,
      }));
    },
  });
  return isLoading ? undefined : (data ?? none);
}
