import { withMessages } from '#src/i18n/areas.ts';
import { routes } from '#src/resources/paths.ts';
import type { Resource } from '#src/resources/resource.ts';
import { terminalPaths } from './paths.ts';

const later = async () => import('./later.ts');
const page = { layout: 'main', access: 'any', back: { to: 'MyProfile', previous: true } } as const;

/** Terminals, which stand in the profile of whoever works on them. */
export const terminals: Resource = {
  name: 'terminals',
  lists: [],
  unlisted: [],
  parts: [
    {
      name: 'terminals',
      endpoints: { list: 'terminals.list', get: 'terminals.get', update: 'terminals.update' },
      idFields: ['terminalID'],
    },
  ],
  screens: [
    {
      page: { ...routes.MyProfile, name: 'MyProfile' },
      load: async () => withMessages('terminals', (await later()).ProfilePage()),
    },
    {
      page: { ...page, name: 'Terminal', title: 'resource.terminals.one', path: terminalPaths.one },
      load: async () => withMessages('terminals', (await later()).TerminalPage()),
    },
    {
      page: { ...page, name: 'EditTerminal', title: 'resource.terminals.edit', path: terminalPaths.edit },
      load: async () => withMessages('terminals', (await later()).TerminalFormPage()),
    },
  ],
  namedBy: [],
};
