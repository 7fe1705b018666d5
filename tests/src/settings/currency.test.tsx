import { act, renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  chooseCurrency,
  OperationCurrencyProvider,
  useOperationCurrency,
  useSystemCurrency,
} from '#src/settings/currency.tsx';
import type { Currency } from '#src/settings/dictionaries.ts';
import { createSavedStore, SavedStoreProvider } from '#src/settings/savedStore.ts';
import { SettingsProvider } from '#src/settings/settings.ts';

const currencies: Currency[] = [
  { code: 'ILS', symbol: '₪', name: 'Shekel' },
  { code: 'USD', symbol: '$', name: 'Dollar' },
  { code: 'EUR', symbol: '€', name: 'Euro' },
];

function Gate({ children }: { children: ReactNode }) {
  const [saved] = useState(() => createSavedStore(window.localStorage, 'test'));
  return (
    <SavedStoreProvider value={saved}>
      <SettingsProvider value={{ terminals: [], allTerminals: [], dictionaries: {}, currencies }}>
        {children}
      </SettingsProvider>
    </SavedStoreProvider>
  );
}

function Charge({ children }: { children: ReactNode }) {
  const [code, choose] = useState<string>();
  return (
    <Gate>
      <OperationCurrencyProvider code={code} choose={choose}>
        {children}
      </OperationCurrencyProvider>
    </Gate>
  );
}

const useBoth = () => ({ system: useSystemCurrency(), operation: useOperationCurrency() });
type Both = { current: ReturnType<typeof useBoth> };
const codes = ({ current }: Both) => [current.system.currency.code, current.operation.currency.code];

describe('the system currency', () => {
  it('is the first of the dictionary when unset, and when its choice is gone', () => {
    expect(chooseCurrency(currencies, undefined).code).toBe('ILS');
    expect(chooseCurrency(currencies, 'GBP').code).toBe('ILS');
    expect(chooseCurrency(currencies.toReversed(), undefined).code).toBe('EUR');
    expect(chooseCurrency([], undefined).symbol).toBe('₪');
  });

  it('is kept for the person', () => {
    const first = renderHook(useSystemCurrency, { wrapper: Gate });
    act(() => first.result.current.choose('USD'));
    expect(first.result.current.currency.symbol).toBe('$');
    first.unmount();
    expect(renderHook(useSystemCurrency, { wrapper: Gate }).result.current.currency.code).toBe('USD');
  });
});

describe('the currency of an operation', () => {
  it('falls back to the system currency, and follows it, while unset', () => {
    const { result } = renderHook(useBoth, { wrapper: Charge });
    expect(codes(result)).toEqual(['ILS', 'ILS']);
    act(() => result.current.system.choose('EUR'));
    expect(codes(result)).toEqual(['EUR', 'EUR']);
  });

  it('is its own once chosen', () => {
    const { result } = renderHook(useBoth, { wrapper: Charge });
    act(() => result.current.operation.choose('USD'));
    expect(codes(result)).toEqual(['ILS', 'USD']);
  });

  it('is the system currency outside of operations', () => {
    const { result } = renderHook(useBoth, { wrapper: Gate });
    act(() => result.current.operation.choose('USD'));
    expect(codes(result)).toEqual(['USD', 'USD']);
  });
});
