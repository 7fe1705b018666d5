import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { currenciesOf } from '#src/settings/dictionaries.ts';
import { dictionariesQuery, terminalsQuery } from '#src/settings/queries.ts';
import { SelectedTerminalProvider } from '#src/settings/selectedTerminal.tsx';
import { SettingsProvider } from '#src/settings/settings.ts';
import type { TabChoice } from '#src/settings/terminalChoice.ts';
import { isAvailable } from '#src/settings/terminals.ts';
import { FreshAccess } from './access/FreshAccess.ts';
import { useFreshTerminals } from './freshTerminals.ts';
import { NoTerminalsCard } from './shell/standalone/NoTerminalsCard.tsx';
import { SessionLoading } from './shell/standalone/SessionLoading.tsx';
import { SettingsFailedCard } from './shell/standalone/SettingsFailedCard.tsx';

/**
 * Lets content through once terminals are there, and what dictionaries come (spec §2 "Shell behaviour"): a merchant
 * without available terminals meets the blocking card, a failure of theirs a card with a retry.
 */
export function SettingsGate({ tab, children }: { tab: TabChoice; children: ReactNode }) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const locale = useCurrentLocale();
  useFreshTerminals(dataProvider);
  const terminals = useQuery(terminalsQuery(dataProvider));
  const dictionaries = useQuery({
    ...dictionariesQuery(dataProvider, locale),
    // While another language loads, the old words stay on screen.
    placeholderData: (previous) => previous,
  });

  const settings = useMemo(
    () =>
      terminals.data &&
      dictionaries.data && {
        allTerminals: terminals.data,
        terminals: terminals.data.filter(isAvailable),
        dictionaries: dictionaries.data.dictionaries,
        currencies: currenciesOf(dictionaries.data.dictionaries),
      },
    [terminals.data, dictionaries.data],
  );

  if (settings) {
    if (settings.terminals.length === 0) return <NoTerminalsCard />;
    return (
      <SettingsProvider value={settings}>
        <SelectedTerminalProvider tab={tab}>
          <FreshAccess />
          {children}
        </SelectedTerminalProvider>
      </SettingsProvider>
    );
  }
  if (terminals.isFetching || dictionaries.isFetching) return <SessionLoading />;
  return <SettingsFailedCard onRetry={() => void terminals.refetch()} />;
}
