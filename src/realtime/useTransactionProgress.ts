import { useState, useSyncExternalStore } from 'react';
import { createProgressLine, type HubAddress, type LineState, type OpenHub } from './progressLine.ts';
import { useHubAddress } from './realtimeContext.ts';

/** Opens the hub; its client loads with the first screen that listens. */
function lazyHub(address: HubAddress | undefined): OpenHub {
  return (socket) => {
    if (!address) return () => {};
    let left = false;
    let close: (() => void) | undefined;
    import('./hubConnection.ts').then(
      ({ openHub }) => {
        if (!left) close = openHub(address, socket);
      },
      // The screen works without it.
      () => {},
    );
    return () => {
      left = true;
      close?.();
    };
  };
}

/**
 * Connects to the hub while the screen is shown: send `connectionID` with a request, `latest` tells how far it has come.
 * Both are absent without a hub, and nothing may wait for them.
 */
export function useTransactionProgress(): LineState & { clear: () => void } {
  const address = useHubAddress();
  const [{ read, subscribe, clear }] = useState(() => createProgressLine(lazyHub(address)));
  return { ...useSyncExternalStore(subscribe, read), clear };
}
