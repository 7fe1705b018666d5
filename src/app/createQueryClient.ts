import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of everything that is asked and sent, with the defaults of every screen: nothing is asked twice by itself,
 * a write is sent at once or fails (one that waited for the network would be sent when nobody looks), and nothing of it
 * is kept: it may carry a card.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
}
