import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isObject } from '#contract/envelope.ts';
import { useSaved } from './savedSettings.ts';
import { useSettings } from './settings.ts';
import { chooseTerminal, type Terminal } from './terminals.ts';

/** The terminal of this tab and how to change it. */
export interface SelectedTerminal {
  terminal: Terminal;
  /** Selects for this tab, and for tabs opened later. An address that names a terminal follows. */
  select(terminalID: string): void;
}

const SelectedTerminalContext = createContext<SelectedTerminal | undefined>(undefined);

/** @throws Error outside the settings gate. */
export function useSelectedTerminal(): SelectedTerminal {
  const selected = useContext(SelectedTerminalContext);
  if (!selected) throw new Error('useSelectedTerminal needs the settings gate around it');
  return selected;
}

/** The filter values an address carries; react-admin keeps them as JSON in `filter`. */
function filterOf(search: string): Record<string, unknown> {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return isObject(filter) ? filter : {};
  } catch {
    return {};
  }
}

/** The terminal an address names, if any. */
export function terminalOfAddress(search: string): string | undefined {
  const { terminalID } = filterOf(search);
  return typeof terminalID === 'string' ? terminalID : undefined;
}

/** The same address on another terminal, from its first page. */
export function addressOnTerminal(search: string, terminalID: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set('filter', JSON.stringify({ ...filterOf(search), terminalID }));
  parameters.delete('page');
  return `?${parameters.toString()}`;
}

/** The tab's own choice, which a reload keeps and other tabs do not see. */
export interface TabChoice {
  read: () => string | undefined;
  write: (terminalID: string) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Keeps the tab's choice in session storage, apart for each owner of the saved settings. */
export function createTabChoice(storage: Storage, owner: string): TabChoice {
  const key = `back-office.terminal.${owner}`;
  const listeners = new Set<() => void>();
  const stored = () => {
    try {
      return storage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  };
  let current = stored();
  return {
    read: () => current,
    write(terminalID) {
      current = terminalID;
      try {
        storage.setItem(key, terminalID);
      } catch {
        // The choice still holds until the page is left.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Gives the tree the terminal of this tab; renders nothing while the merchant has none. */
export function SelectedTerminalProvider({ tab, children }: { tab: TabChoice; children: ReactNode }) {
  const { allTerminals } = useSettings();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [saved, save] = useSaved('terminalID');
  const chosen = useSyncExternalStore(tab.subscribe, tab.read);
  const address = terminalOfAddress(search);
  const terminal = chooseTerminal(allTerminals, { address, tab: chosen, saved });
  const terminalID = terminal?.terminalID;

  // An address may name another terminal than the tab's; the tab stays on it when the next address names none.
  useEffect(
    function keepTerminalOfTab() {
      if (terminalID !== undefined && terminalID !== chosen) tab.write(terminalID);
    },
    [terminalID, chosen, tab],
  );

  const value = useMemo(
    () =>
      terminal && {
        terminal,
        select(next: string) {
          tab.write(next);
          save(next);
          if (address !== undefined) void navigate({ search: addressOnTerminal(search, next) });
        },
      },
    [terminal, tab, save, navigate, address, search],
  );
  return value && <SelectedTerminalContext value={value}>{children}</SelectedTerminalContext>;
}
