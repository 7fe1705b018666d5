import { createContext, useContext } from 'react';
import type { HubAddress } from './progressLine.ts';

const RealtimeContext = createContext<HubAddress | undefined>(undefined);
/** Says where the hub is; without it nobody hears of progress, and everything else works. */
export const RealtimeProvider = RealtimeContext.Provider;

export function useHubAddress(): HubAddress | undefined {
  return useContext(RealtimeContext);
}
