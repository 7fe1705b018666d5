import type { QueryClient } from '@tanstack/react-query';
import type { SavedStore } from '#src/settings/savedStore.ts';
import { terminalOfAddress } from '#src/settings/addressedTerminal.ts';
import type { TabChoice } from '#src/settings/terminalChoice.ts';
import { chooseTerminal, type Terminal } from '#src/settings/terminals.ts';

interface Choices {
  tab: Pick<TabChoice, 'read'>;
  saved: Pick<SavedStore, 'read'>;
  /** Of the address. */
  search: string;
}

/** The selected terminal as the screens have it, for who asks outside of them; undefined until terminals are there. */
export function currentTerminal(queryClient: QueryClient, { tab, saved, search }: Choices): Terminal | undefined {
  const terminals = queryClient.getQueryData<Terminal[]>(['terminals', 'getList']);
  const wanted = { address: terminalOfAddress(search), tab: tab.read(), saved: saved.read().terminalID };
  return terminals && chooseTerminal(terminals, wanted);
}
