import { useCurrentLocale } from '#src/i18n/direction.ts';
import { useSystemCurrency } from '#src/settings/currency.tsx';
import type { Currency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import type { Terminal } from '#src/settings/terminals.ts';

/** Where a wizard works: what its values, mappers and rules need besides what is typed. */
export interface WizardPlace {
  terminal: Terminal;
  terminalID: string;
  /** Of the terminal; undefined where it does not say. */
  vatRate: number | undefined;
  /** Of documents and messages. */
  locale: string;
  currencies: readonly Currency[];
  /** The person's own. */
  systemCurrency: Currency;
}

/** Where a wizard works on a terminal. */
export function useWizardPlace(terminal: Terminal): WizardPlace {
  const locale = useCurrentLocale();
  const { currencies } = useSettings();
  const { currency: systemCurrency } = useSystemCurrency();
  const { terminalID, vatRate } = terminal;
  return { terminal, terminalID, vatRate, locale, currencies, systemCurrency };
}
