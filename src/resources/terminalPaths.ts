import { buildPath, routes } from './paths.ts';

/** A part of a terminal's settings that has an address of its own. */
export type TerminalSection = 'general' | 'documents' | 'requests' | 'checkout' | 'webhooks' | 'keys' | 'services';

/** Addresses of terminals, below the profile. */
export const terminalPaths = {
  one: `${routes.MyProfile.path}/terminals/:id/:section?`,
  /** Leads to the settings of the selected terminal. */
  selected: `${routes.MyProfile.path}/terminal`,
} as const;

/** The settings of a terminal. @param section absent: the first that the person may see */
export const terminalPath = (id: string, section?: TerminalSection): string =>
  buildPath(terminalPaths.one, { id, section });
