import { useState } from 'react';
import { useStore } from '#src/store/useStore.ts';
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
  const [line] = useState(() => createProgressLine(lazyHub(address)));
  return { ...useStore(line), clear: line.clear };
}
