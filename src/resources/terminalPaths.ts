import { buildPath, routes } from './paths.ts';

/** Addresses of a terminal, below the profile. */
export const terminalPaths = {
  one: `${routes.MyProfile.path}/terminals/:id`,
  edit: `${routes.MyProfile.path}/terminals/:id/edit`,
} as const;

/** The page of a terminal. */
export const terminalPath = (id: string): string => buildPath(terminalPaths.one, { id });

/** The form of its settings. */
export const terminalFormPath = (id: string): string => buildPath(terminalPaths.edit, { id });
