import { useTranslate } from 'react-admin';
import { isObject } from '#contract/envelope.ts';
import { integrations } from '#contract/features.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { FormSection } from '#src/forms/FormSection.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { valueRows } from '#src/ui/classes/valueRows.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import styles from './terminals.module.css';
import type { TerminalRecord } from './TerminalPage.tsx';

/** Every service, and whether the terminal has it; nothing until they are there. */
function Features({ terminalID }: { terminalID: string }) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const { data = [] } = useProviderQuery({
    queryKey: ['terminals', 'getFeatures', terminalID, locale],
    ask: (dataProvider, signal) => dataProvider.call('terminals.availableFeatures', { query: { terminalID }, signal }),
  });
  return (
    <ul className={styles.list}>
      {data.map(({ featureID, name, enabled }) => (
        <li key={featureID}>
          <span>{name}</span>
          <Chip tone={enabled ? 'success' : 'neutral'}>
            {translate(enabled ? 'terminalPage.on' : 'terminalPage.off')}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** Pinpads of the terminal; nothing where there are none. */
function Devices({ terminalID }: { terminalID: string }) {
  const translate = useTranslate();
  const { data = [] } = useProviderQuery({
    queryKey: ['terminals', 'getDevices', terminalID],
    ask: (dataProvider, signal) => dataProvider.call('terminals.devices', { path: { terminalID }, signal }),
  });
  if (data.length === 0) return null;
  return (
    <FormSection title={translate('terminalPage.devices')}>
      <dl className={valueRows}>
        {data.map(({ deviceID, deviceName }) => (
          <div key={deviceID}>
            <dt>
              <bdi>{deviceName ?? deviceID}</bdi>
            </dt>
            <dd>
              <bdi>{deviceID}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </FormSection>
  );
}

const providerOf = (settings: unknown) =>
  isObject(settings) && typeof settings.provider === 'string' ? settings.provider : '';

/** What the terminal offers: services, what it is connected to, its pinpads. They are the seller's to change. */
export function ServicesSection({ terminal }: { terminal: TerminalRecord }) {
  const translate = useTranslate();
  const connected: Readonly<Record<string, unknown>> = isObject(terminal.integrations) ? terminal.integrations : {};
  return (
    <>
      <FormSection title={translate('terminalPage.services')}>
        <p>{translate('terminalPage.servicesHelp')}</p>
        <Features terminalID={terminal.terminalID} />
      </FormSection>
      <FormSection title={translate('terminalPage.integrations')}>
        <dl className={valueRows}>
          {integrations.map((name) => (
            <div key={name}>
              <dt>{translate(`terminalPage.integration.${name}`)}</dt>
              <dd>
                <bdi>
                  {connected[name]
                    ? providerOf(connected[name]) || translate('terminalPage.on')
                    : translate('terminalPage.off')}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      </FormSection>
      <Devices terminalID={terminal.terminalID} />
    </>
  );
}
