import { useState } from 'react';
import { useStore } from '#src/store/useStore.ts';
import { lazyHub } from './lazyHub.ts';
import { createProgressLine, type LineState } from './progressLine.ts';
import { useHubAddress } from './realtimeContext.ts';

/**
 * Connects to the hub while the screen is shown: send `connectionID` with a request, `latest` tells how far it has come.
 * Both are absent without a hub, and nothing may wait for them.
 */
export function useTransactionProgress(): LineState & { clear: () => void } {
  const address = useHubAddress();
  const [line] = useState(() => createProgressLine(lazyHub(address)));
  return { ...useStore(line), clear: line.clear };
}
