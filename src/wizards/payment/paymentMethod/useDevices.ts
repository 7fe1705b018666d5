import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { isObject } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import type { Device } from '#src/wizards/payment/form/paymentForm.ts';

const none: readonly Device[] = [];

/** Reads the devices of an answer without trusting it. */
function parseDevices(body: unknown): Device[] {
  return (Array.isArray(body) ? body : [])
    .filter(isObject)
    .flatMap(({ deviceID, deviceName }) =>
      typeof deviceID === 'string'
        ? [{ deviceID, deviceName: typeof deviceName === 'string' ? deviceName : deviceID }]
        : [],
    );
}

/** The card readers of a terminal; none while they load, or when it has none. */
export function useDevices({ terminalID, integrations }: Terminal): readonly Device[] {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { data } = useQuery({
    queryKey: ['devices', terminalID],
    enabled: Object.hasOwn(integrations, 'pinpadProcessor'),
    staleTime: 300_000,
    queryFn: async ({ signal }) =>
      parseDevices(await dataProvider.call('terminals.devices', { path: { terminalID }, signal, quiet: true })),
  });
  return data ?? none;
}
