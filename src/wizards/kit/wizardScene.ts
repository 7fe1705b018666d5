import type { Currency } from '#src/settings/dictionaries.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { createRequiredContext } from '#src/store/createRequiredContext.ts';

/** What every step of a wizard knows besides the values. */
export interface WizardScene {
  terminal: Terminal;
  /** Of the operation. */
  currency: Currency;
}

export const [WizardSceneProvider, useWizardScene] = createRequiredContext<WizardScene>('a wizard');
