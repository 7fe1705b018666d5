import { createContext, useContext } from 'react';
import type { Config } from '#contract/config.ts';
import type { AskedCall } from '#src/dataProvider/http/httpEvents.ts';

/** What the support panel works with. */
export interface Support {
  /** The chat of /config.json, where there is one. */
  chat?: Config['chat'];
  /** The last calls, newest first. */
  recentCalls: () => readonly AskedCall[];
}

const SupportContext = createContext<Support>({ recentCalls: () => [] });
export const SupportProvider = SupportContext.Provider;

export function useSupport(): Support {
  return useContext(SupportContext);
}
