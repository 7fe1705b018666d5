import { webAddress } from '#contract/rules/webAddress.ts';

/** How a delivery went. */
export interface Delivery {
  attempts: number;
  /** HTTP status of the last try; null when nobody answered. */
  responseStatus: number | null;
}

// spec gap: number of tries (docs/wire.md §6); any 2xx ends them.
export const mostAttempts = 3;

/**
 * Delivers an event without a network, as to every address that the operator has not named (`receiver.ts`). An address that ends in a status answers it each
 * time, one that ends in `timeout` never answers, every other one accepts at once.
 * @example deliver('https://shop.test/hooks/503') // { attempts: 3, responseStatus: 503 }
 */
export function deliver(url: string): Delivery {
  // Whatever was stored, nothing goes into a private network.
  if (webAddress(url)) return { attempts: 0, responseStatus: null };
  const [, ending = ''] = /\/(\d{3}|timeout)$/.exec(url) ?? [];
  const responseStatus = ending === 'timeout' ? null : Number(ending || '200');
  return { attempts: isDelivered({ responseStatus }) ? 1 : mostAttempts, responseStatus };
}

/** Whether the receiver took it. */
export const isDelivered = ({ responseStatus }: Pick<Delivery, 'responseStatus'>): boolean =>
  responseStatus !== null && responseStatus >= 200 && responseStatus < 300;
