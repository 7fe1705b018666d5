import { useReadAllAgain } from '#src/dataProvider/useReadings.ts';
import { useDealChanges } from '#src/realtime/useDealChanges.ts';

/**
 * Keeps what is on screen true while the server charges deals by itself.
 * @param billingDealID the one that is shown; undefined: any
 */
export function useFollowDeals(billingDealID?: string): void {
  const readAllAgain = useReadAllAgain();
  useDealChanges(billingDealID, () => void readAllAgain());
}

/** Follows the deals of a list; there is nothing to see of it. */
export function FollowDeals(): null {
  useFollowDeals();
  return null;
}
