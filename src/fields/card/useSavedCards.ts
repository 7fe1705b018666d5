import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { parseList } from '#src/dataProvider/parseList.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
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

/** What is asked for the cards of a customer on a terminal. */
function savedCardsQuestion(consumerID: string, { terminalID, enabledFeatures }: Terminal) {
  return {
    queryKey: ['cardTokens', consumerID, terminalID],
    // Charges save cards, other screens delete them.
    staleTime: 0,
    gcTime: 0,
    enabled: consumerID !== '' && enabledFeatures.includes('CreditCardTokens'),
    ask: async (dataProvider: BackOfficeDataProvider, signal: AbortSignal) => {
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
  };
}

/**
 * The cards kept for a customer on a terminal; none without a customer, or without the feature.
 * @returns undefined while they are not known: they load, or could not be read
 */
export function useSavedCards(consumerID: string, terminal: Terminal): readonly SavedCard[] | undefined {
  const { data, isLoading, isError } = useProviderQuery(savedCardsQuestion(consumerID, terminal));
  return isLoading || isError ? undefined : (data ?? none);
}

/** Asks again for cards that could not be read; undefined where that is not so. It asks nothing by itself. */
export function useSavedCardsRetry(consumerID: string, terminal: Terminal): (() => void) | undefined {
  const question = savedCardsQuestion(consumerID, terminal);
  const { isError, refetch } = useProviderQuery({ ...question, refetchOnMount: false, retryOnMount: false });
  return isError ? () => void refetch() : undefined;
}
