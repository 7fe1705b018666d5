import { createRequiredContext } from '#src/store/createRequiredContext.ts';
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

/** The loaded settings. */
export const [SettingsProvider, useSettings] = createRequiredContext<Settings>('the settings gate');
