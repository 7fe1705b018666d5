import { useContext } from 'react';
import { DataProviderContext, type DataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from './dataProvider.ts';

function isOurs(provider: DataProvider | null): provider is BackOfficeDataProvider {
  return typeof provider?.call === 'function';
}

/**
 * The data provider itself, for calls whose failures are the caller's own: react-admin's `useDataProvider` makes nothing
 * of a failure after which it signs out, and nothing is what a lost answer must never be taken for.
 * @throws Error where the data provider is not the application's.
 */
export function usePlainDataProvider(): BackOfficeDataProvider {
  const provider = useContext(DataProviderContext);
  if (!isOurs(provider)) throw new Error('this needs the data provider of the application');
  return provider;
}
