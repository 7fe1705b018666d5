import { createRequiredContext } from '#src/store/createRequiredContext.ts';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from '#src/store/useStore.ts';
import { useSaved } from './savedStore.ts';
import { useSettings } from './settings.ts';
import { addressOnTerminal, terminalOfAddress } from './addressedTerminal.ts';
import type { TabChoice } from './terminalChoice.ts';
import { chooseTerminal, type Terminal } from './terminals.ts';
import { confirmLeaving, guardAgain, hasUnsavedWork } from '#src/unsavedWork/unsavedWork.ts';

/** The terminal of this tab. */
export interface SelectedTerminal {
  terminal: Terminal;
  tab: TabChoice;
}

const [Provider, useSelectedTerminal] = createRequiredContext<SelectedTerminal>('the settings gate');
export { useSelectedTerminal };

/**
 * Selects a terminal for this tab, and for tabs opened later. An address that names a terminal follows. Unsaved work is
 * asked about first, and nothing changes when the person stays.
 */
export function useSelectTerminal(): (terminalID: string) => void {
  const { tab } = useSelectedTerminal();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [, save] = useSaved('terminalID');

  return (next) => {
    const change = () => {
      tab.write(next);
      save(next);
      if (terminalOfAddress(search) !== undefined) void navigate({ search: addressOnTerminal(search, next) });
    };
    if (!hasUnsavedWork()) return change();
    void confirmLeaving().then((agreed) => {
      if (!agreed) return;
      change();
      // A form that stays on screen, on the new terminal, can still be lost.
      guardAgain();
    });
  };
}

/** Gives the tree the terminal of this tab; renders nothing while the merchant has none. */
export function SelectedTerminalProvider({ tab, children }: { tab: TabChoice; children: ReactNode }) {
  const { allTerminals } = useSettings();
  const { search } = useLocation();
  const [saved] = useSaved('terminalID');
  const chosen = useStore(tab);
  const terminal = chooseTerminal(allTerminals, { address: terminalOfAddress(search), tab: chosen, saved });
  const terminalID = terminal?.terminalID;

  // An address may name another terminal than the tab's; the tab stays on it when the next address names none.
  useEffect(
    function keepTerminalOfTab() {
      if (terminalID !== undefined && terminalID !== chosen) tab.write(terminalID);
    },
    [terminalID, chosen, tab],
  );

  const value = useMemo(() => terminal && { terminal, tab }, [terminal, tab]);
  return value && <Provider value={value}>{children}</Provider>;
}
