import { isObject } from '#contract/envelope.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
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
  const { data } = useProviderQuery({
    queryKey: ['devices', terminalID],
    enabled: Object.hasOwn(integrations, 'pinpadProcessor'),
    staleTime: 300_000,
    ask: async (dataProvider, signal) =>
      parseDevices(await dataProvider.call('terminals.devices', { path: { terminalID }, signal, quiet: true })),
  });
  return data ?? none;
}
