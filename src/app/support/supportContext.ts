import { createContext, useContext } from 'react';
import type { Config } from '#contract/config.ts';

/** What the support panel works with. */
export interface Support {
  /** The chat of /config.json, where there is one. */
  chat?: Config['chat'];
  /** The correlation ids of the last answers, newest first. */
  recentCorrelations: () => readonly string[];
}

const SupportContext = createContext<Support>({ recentCorrelations: () => [] });
export const SupportProvider = SupportContext.Provider;

export function useSupport(): Support {
  return useContext(SupportContext);
}
