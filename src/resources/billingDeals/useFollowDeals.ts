import { useQueryClient } from '@tanstack/react-query';
import { readAgain, untilRead } from '#src/dataProvider/readings.ts';
import { useDealChanges } from '#src/realtime/useDealChanges.ts';

/**
 * Keeps what is on screen true while the server charges deals by itself.
 * @param billingDealID the one that is shown; undefined: any
 */
export function useFollowDeals(billingDealID?: string): void {
  const queryClient = useQueryClient();
  useDealChanges(billingDealID, () => {
    // A reading under way may have been answered before the charge, which touches transactions, documents and customers.
    void untilRead(queryClient).then(() => readAgain(queryClient, () => true));
  });
}

/** Follows the deals of a list; there is nothing to see of it. */
export function FollowDeals(): null {
  useFollowDeals();
  return null;
}
