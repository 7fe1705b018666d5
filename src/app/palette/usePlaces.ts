import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { routeTable, screens } from '#src/app/pages.ts';
import { useKeptAddress } from '#src/app/seenLists.tsx';
import { visibleMenu } from '#src/app/shell/menu.ts';
import { ownViewAddress } from '#src/list/address/viewAddress.ts';
import { lists, resources } from '#src/resources/registry.ts';
import { terminalPath } from '#src/resources/terminalPaths.ts';
import { useSaved } from '#src/settings/savedStore.ts';
import { useSettings } from '#src/settings/settings.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';

/** The groups of what leads somewhere without being asked for; their titles are `palette.group.<name>`. */
export const placeGroups = ['actions', 'lists', 'views', 'settings'] as const;

/** Something that the application knows by itself: a page, a saved view, the settings of a terminal. */
export interface Place {
  key: string;
  group: (typeof placeGroups)[number];
  title: string;
  /** What people call it besides. */
  also?: string;
  detail?: string;
  icon?: ComponentType;
  to: string;
}

/** Everything that leads somewhere, for the person on the selected terminal: never more than menu and forms offer. */
export function usePlaces(): readonly Place[] {
  return [...usePages(), ...useViewPlaces(), ...useTerminalPlaces()];
}

function usePages(): Place[] {
  const translate = useTranslate();
  const isOpen = useIsOpen();
  const addressOf = useKeptAddress();
  const alsoOf = (name: string) => translate(`palette.also.${name}`, { _: '' });
  const entries = visibleMenu(isOpen).flatMap(({ name, entries: inGroup }) =>
    inGroup.flatMap(({ route, icon }): Place[] => {
      const page = routeTable[route];
      if (!page) return [];
      const group = name === 'settings' ? 'settings' : page.layout === 'wizard' ? 'actions' : 'lists';
      const title = translate(page.title ?? `route.${route}`);
      return [{ key: route, group, title, also: alsoOf(route), icon, to: addressOf(page.path) }];
    }),
  );
  const inner = screens.flatMap(({ page: { name, path, title, ...policy }, found: icon }): Place[] =>
    icon && isOpen(policy)
      ? [{ key: name, group: 'lists', title: translate(title ?? `route.${name}`), also: alsoOf(name), icon, to: path }]
      : [],
  );
  const forms = resources.flatMap(({ lists: [{ create, createPage, menu }] }): Place[] =>
    create && createPage && isOpen(create) && entries.every(({ to }) => to !== create.path)
      ? [
          {
            key: createPage.name,
            group: 'actions',
            title: translate(create.label),
            also: alsoOf(createPage.name),
            ...(menu && { icon: menu.icon }),
            to: create.path,
          },
        ]
      : [],
  );
  return [...entries, ...inner, ...forms];
}

function useViewPlaces(): Place[] {
  const translate = useTranslate();
  const isOpen = useIsOpen();
  const [saved] = useSaved('lists');
  return lists.flatMap((list): Place[] => {
    const { [list.name]: preferences } = saved;
    if (!preferences || !isOpen(list.page) || list.page.path.includes(':')) return [];
    return preferences.views.map((view) => ({
      key: `${list.name}/${view.name}`,
      group: 'views',
      title: view.name,
      detail: translate(`resources.${list.name}.name`),
      ...(list.menu && { icon: list.menu.icon }),
      to: ownViewAddress(list.page.path, view.name),
    }));
  });
}

function useTerminalPlaces(): Place[] {
  const translate = useTranslate();
  const { terminals } = useSettings();
  return terminals.map(({ terminalID, label }) => ({
    key: terminalID,
    group: 'settings',
    title: translate('palette.terminal', { name: label }),
    also: translate('palette.also.Terminal'),
    to: terminalPath(terminalID),
  }));
}
