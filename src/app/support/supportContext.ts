import { createContext, useContext } from 'react';
import type { Config } from '#contract/config.ts';
import type { RecentCall } from './recentCalls.ts';

/** What the support panel works with. */
export interface Support {
  /** The chat of /config.json, where there is one. */
  chat?: Config['chat'];
  /** The last calls, newest first. */
  recentCalls: () => readonly RecentCall[];
}

const SupportContext = createContext<Support>({ recentCalls: () => [] });
export const SupportProvider = SupportContext.Provider;

export function useSupport(): Support {
  return useContext(SupportContext);
}
