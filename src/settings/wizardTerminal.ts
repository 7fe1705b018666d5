import { useState } from 'react';
import { useSelectedTerminal } from './selectedTerminal.tsx';
import { useSettings } from './settings.ts';
import { isAvailable, type Terminal } from './terminals.ts';

/** The terminal a wizard shows and sends. */
export interface WizardTerminal {
  /** The one it started with, whatever this tab's terminal has become; its data are the newest known. */
  terminal: Terminal;
  /** Why nothing can be sent any more: the terminal is no longer the merchant's, or was disabled meanwhile. */
  refused?: 'gone' | 'disabled';
}

/** How a wizard stands to its terminal now. @param terminals all of the merchant, disabled ones too. */
export function wizardTerminalOf(started: Terminal, terminals: readonly Terminal[]): WizardTerminal {
  const now = terminals.find(({ terminalID }) => terminalID === started.terminalID);
  if (!now) return { terminal: started, refused: 'gone' };
  return isAvailable(now) ? { terminal: now } : { terminal: now, refused: 'disabled' };
}

/** Keeps a wizard on the terminal it started with. A change of this tab's terminal asks first while work is unsaved. */
export function useWizardTerminal(): WizardTerminal {
  const { terminal } = useSelectedTerminal();
  const { allTerminals } = useSettings();
  const [started] = useState(terminal);
  return wizardTerminalOf(started, allTerminals);
}
