import { useEffect, useEffectEvent } from 'react';
import { isObject } from '#contract/envelope.ts';
import { lazyHub } from './lazyHub.ts';
import { useHubAddress } from './realtimeContext.ts';

/** Milliseconds in which news are told as one: of the deal on screen, and of whatever deals a list shows. */
const [oneDealMs, manyDealsMs] = [300, 3000];

/**
 * Listens while the screen is shown for deals that were charged, or could not be; without a hub nothing is heard.
 * @param billingDealID the one the screen shows; undefined: any of the merchant's
 * @param onChanged also when the line stands after a gap: something may have been said before. A page of one deal is told
 *   when it stands first, too.
 */
export function useDealChanges(billingDealID: string | undefined, onChanged: () => void): void {
  const address = useHubAddress();
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    if (!address) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isNew = billingDealID === undefined;
    const tellSoon = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          tell();
        },
        billingDealID === undefined ? manyDealsMs : oneDealMs,
      );
    };
    const close = lazyHub(address)({
      onConnected(connectionID) {
        if (connectionID === undefined) return;
        if (!isNew) tellSoon();
        isNew = false;
      },
      onMessage() {},
      onDealsChanged(message) {
        const ids: unknown[] = isObject(message) && Array.isArray(message.billingDealsID) ? message.billingDealsID : [];
        if (billingDealID === undefined || ids.includes(billingDealID)) tellSoon();
      },
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [address, billingDealID]);
}
