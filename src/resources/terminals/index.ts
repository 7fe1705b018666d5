import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import StoreOutlinedIcon from '@mui/icons-material/StoreOutlined';
import { definePage } from '#src/resources/definePage.ts';
import type { Resource } from '#src/resources/resource.ts';
import { terminalPaths } from '#src/resources/terminalPaths.ts';

const page = { access: 'any', back: { to: 'MyProfile', previous: true } } as const;

const profile = definePage({
  route: 'MyProfile',
  menu: { group: 'settings', icon: PersonOutlinedIcon },
  page: async () => (await import('./ProfilePage.tsx')).ProfilePage,
});
const selected = definePage({
  ...page,
  name: 'TerminalSettings',
  title: 'resources.terminals.settings',
  path: terminalPaths.selected,
  menu: { group: 'settings', icon: StoreOutlinedIcon },
  page: async () => (await import('./SelectedSettings.tsx')).SelectedSettings,
});
const one = definePage({
  ...page,
  name: 'Terminal',
  entry: selected.page.name,
  title: 'resources.terminals.settings',
  path: terminalPaths.one,
  page: async () => (await import('./TerminalPage.tsx')).TerminalPage,
});

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
      recordRepresentation: ['label', 'name'],
      page: profile.page,
      detailPage: one.page,
    },
  ],
  screens: [profile, selected, one],
  namedBy: [],
};
