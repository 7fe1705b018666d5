import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { currencySymbol } from '#contract/moneyText.ts';
import type { Currency } from './dictionaries.ts';
import { useSaved } from './savedStore.ts';
import { useSettings } from './settings.ts';

/** A currency and how to change it, by its code. */
export interface CurrencyChoice {
  currency: Currency;
  choose: (code: string) => void;
}

/** Stands in while the dictionary is empty, as it is on a server that offers no currency. */
const shekel: Currency = { code: 'ILS', symbol: currencySymbol('ILS'), name: 'ILS' };

/** The currency of a code; one that is unset or gone from the dictionary is the first of it (spec §4, §9). */
export function chooseCurrency(currencies: readonly Currency[], code: string | undefined): Currency {
  return currencies.find((one) => one.code === code) ?? currencies[0] ?? shekel;
}

/** The currency of the system, kept for this person (spec §4 "System currency"). */
export function useSystemCurrency(): CurrencyChoice {
  const { currencies } = useSettings();
  const [code, choose] = useSaved('currency');
  const currency = chooseCurrency(currencies, code);
  return useMemo(() => ({ currency, choose }), [currency, choose]);
}

interface Operation {
  code: string | undefined;
  choose: (code: string | undefined) => void;
}

const OperationContext = createContext<Operation | undefined>(undefined);

/**
 * Gives one operation, such as a charge, a currency of its own.
 * @param code undefined = the system's; the operation's form keeps it.
 */
export function OperationCurrencyProvider({
  code,
  choose,
  children,
}: {
  code: string | undefined;
  choose: (code: string | undefined) => void;
  children: ReactNode;
}) {
  const operation = useMemo(() => ({ code, choose }), [code, choose]);
  return <OperationContext value={operation}>{children}</OperationContext>;
}

/**
 * The currency of the operation around it, falling back to the system's while unset (spec §4); the system's outside
 * of any operation. What is chosen inside an operation leaves the system's as it is.
 */
export function useOperationCurrency(): CurrencyChoice {
  const { currencies } = useSettings();
  const system = useSystemCurrency();
  const operation = useContext(OperationContext);
  return useMemo(() => {
    if (!operation) return system;
    const own = currencies.find(({ code }) => code === operation.code);
    return { currency: own ?? system.currency, choose: operation.choose };
  }, [operation, currencies, system]);
}
