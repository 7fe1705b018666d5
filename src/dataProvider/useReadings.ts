import { useQueryClient } from '@tanstack/react-query';
import { readAgain, untilRead } from './readings.ts';

/** Waits until what is on screen has been read again, for who shows the outcome of a write by it. */
export function useUntilRead(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => untilRead(queryClient);
}

/**
 * Reads again all that is on screen, for who hears that the server has changed something by itself: a payment touches
 * transactions, documents, customers, cards and deals.
 */
export function useReadAllAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    // A reading under way may have been answered before the change.
    await untilRead(queryClient);
    readAgain(queryClient, () => true);
  };
}
