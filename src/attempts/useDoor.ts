import { useContext } from 'react';
import { DataProviderContext, type DataProvider } from 'react-admin';
import type { Asking } from './findAttempt.ts';

function isAsking(provider: DataProvider | null): provider is DataProvider & Asking {
  return typeof provider?.call === 'function';
}

/**
 * The data provider itself. React-admin's `useDataProvider` makes nothing of a failure after which it signs out, and
 * nothing is what a lost answer must never be taken for.
 * @throws Error where the data provider is not the application's.
 */
export function useDoor(): Asking {
  const provider = useContext(DataProviderContext);
  if (!isAsking(provider)) throw new Error('money calls need the data provider of the application');
  return provider;
}
