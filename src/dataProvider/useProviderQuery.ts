import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from './dataProvider.ts';

interface ProviderQueryOptions<Answer> extends Omit<UseQueryOptions<Answer>, 'queryFn'> {
  /** Asks the data provider; given up when nobody waits for the answer any more. */
  ask: (dataProvider: BackOfficeDataProvider, signal: AbortSignal) => Promise<Answer>;
}

/**
 * What only a named operation answers, or several questions at once; a declared resource is read by react-admin's hooks.
 * @example
 * useProviderQuery({
 *   queryKey: ['terminals', 'getDevices', terminalID],
 *   ask: (dataProvider, signal) => dataProvider.call('terminals.devices', { path: { terminalID }, signal }),
 * });
 */
export function useProviderQuery<Answer>({ ask, ...options }: ProviderQueryOptions<Answer>): UseQueryResult<Answer> {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  return useQuery<Answer>({ ...options, queryFn: ({ signal }) => ask(dataProvider, signal) });
}
