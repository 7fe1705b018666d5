import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from '#src/store/useStore.ts';
import { useSaved } from './savedStore.ts';
import { useSettings } from './settings.ts';
import { addressOnTerminal, terminalOfAddress, type TabChoice } from './terminalChoice.ts';
import { chooseTerminal, type Terminal } from './terminals.ts';
import { confirmLeaving, guardAgain, hasUnsavedWork } from '#src/unsavedWork/unsavedWork.ts';

/** The terminal of this tab and how to change it. */
export interface SelectedTerminal {
  terminal: Terminal;
  /**
   * Selects for this tab, and for tabs opened later. An address that names a terminal follows. Unsaved work is asked
   * about first, and nothing changes when the person stays.
   */
  select(terminalID: string): void;
}

const SelectedTerminalContext = createContext<SelectedTerminal | undefined>(undefined);

/** @throws Error outside the settings gate. */
export function useSelectedTerminal(): SelectedTerminal {
  const selected = useContext(SelectedTerminalContext);
  if (!selected) throw new Error('useSelectedTerminal needs the settings gate around it');
  return selected;
}

/** Gives the tree the terminal of this tab; renders nothing while the merchant has none. */
export function SelectedTerminalProvider({ tab, children }: { tab: TabChoice; children: ReactNode }) {
  const { allTerminals } = useSettings();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [saved, save] = useSaved('terminalID');
  const chosen = useStore(tab);
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

  const at = useRef({ address, search, navigate });
  useLayoutEffect(function keepAddress() {
    at.current = { address, search, navigate };
  });
  // Whoever asks for the terminal does not hear of every address.
  const select = useCallback(
    (next: string) => {
      const change = () => {
        tab.write(next);
        save(next);
        const { address: named, search: now, navigate: go } = at.current;
        if (named !== undefined) void go({ search: addressOnTerminal(now, next) });
      };
      if (!hasUnsavedWork()) return change();
      void confirmLeaving().then((agreed) => {
        if (!agreed) return;
        change();
        // A form that stays on screen, on the new terminal, can still be lost.
        guardAgain();
      });
    },
    [tab, save],
  );
  const value = useMemo(() => terminal && { terminal, select }, [terminal, select]);
  return value && <SelectedTerminalContext value={value}>{children}</SelectedTerminalContext>;
}
