import { currencySymbol } from '#contract/moneyText.ts';
import { chooseCurrency } from '#src/settings/currency.tsx';
import type { Currency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';

/** A currency by its code; shekels where none is named. One that the dictionary lacks stands by its code. */
export function useCurrencies(): (code?: string) => Currency {
  const { currencies } = useSettings();
  return (code = 'ILS') =>
    currencies.some((one) => one.code === code)
      ? chooseCurrency(currencies, code)
      : { code, symbol: currencySymbol(code), name: code };
}
