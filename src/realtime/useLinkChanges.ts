import { useEffect, useEffectEvent } from 'react';
import { isObject } from '#contract/envelope.ts';
import { lazyHub } from './lazyHub.ts';
import { useHubAddress } from './realtimeContext.ts';

/**
 * Listens while the screen is shown for what a link's payer does; without a hub nothing is heard.
 * @param paymentRequestID the link; undefined: there is nothing left to hear of it
 * @param onChanged also when the line stands, at first and after a gap: something may have been said before
 */
export function useLinkChanges(paymentRequestID: string | undefined, onChanged: () => void): void {
  const address = useHubAddress();
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    if (!address || paymentRequestID === undefined) return undefined;
    return lazyHub(address)({
      onConnected(connectionID) {
        if (connectionID !== undefined) tell();
      },
      onMessage() {},
      onLinkChanged(message) {
        if (isObject(message) && message.paymentRequestID === paymentRequestID) tell();
      },
    });
  }, [address, paymentRequestID]);
}
