import { createContext, useContext } from 'react';
import type { Dictionaries } from '#contract/envelope.ts';
import type { Currency } from './dictionaries.ts';
import type { Terminal } from './terminals.ts';

/** The default settings without which no routed content renders (spec §2). */
export interface Settings {
  /** Terminals that are not disabled. */
  terminals: readonly Terminal[];
  /** Disabled ones too. */
  allTerminals: readonly Terminal[];
  dictionaries: Dictionaries;
  currencies: readonly Currency[];
}

const SettingsContext = createContext<Settings | undefined>(undefined);
export const SettingsProvider = SettingsContext.Provider;

/** The loaded settings. @throws Error outside the settings gate. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs the settings gate around it');
  return settings;
}
