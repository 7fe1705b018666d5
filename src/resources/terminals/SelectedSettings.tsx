import { Navigate } from 'react-router';
import { terminalPath } from '#src/resources/terminalPaths.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';

/** Leads the menu's entry to the settings of the selected terminal. */
export function SelectedSettings() {
  return <Navigate replace to={terminalPath(useSelectedTerminal().terminal.terminalID)} />;
}
