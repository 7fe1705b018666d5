import { useCallback } from 'react';
import type { Row } from '#contract/envelope.ts';
import { useSettings } from '#src/settings/settings.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { formatMoney } from '#src/ui/money.ts';

/** The currency of a record; a code nobody knows is its own symbol. */
export function useCurrencyOf({ currency }: Row): Currency {
  const { currencies } = useSettings();
  const code = typeof currency === 'string' ? currency : '';
  return currencies.find((one) => one.code === code) ?? { code, name: code, symbol: code };
}

/** Amounts in the currency of a record as a part of a sentence, isolated as `MoneyText` does. */
export function useAmountText(record: Row): (decimal: number) => string {
  const currency = useCurrencyOf(record);
  return useCallback((decimal) => `\u2066${formatMoney(decimal, currency)}\u2069`, [currency]);
}
