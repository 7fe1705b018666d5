import type { ComponentType } from 'react';
import { routeTable, screens } from '#src/app/pages.ts';
import type { RouteDefinition } from '#src/resources/paths.ts';
import { lists } from '#src/resources/registry.ts';
import type { MenuGroupName, ResourceScreen } from '#src/resources/resource.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';

export interface MenuEntry {
  route: string;
  icon: ComponentType;
}

/** A group of the drawer; its title is the catalogue key `shell.group.<name>`. */
export interface MenuGroup {
  name: MenuGroupName;
  entries: readonly MenuEntry[];
}

/** The groups, in the order of the screen. */
const groups: readonly MenuGroupName[] = [
  'payments',
  'customersAndItems',
  'billing',
  'documents',
  'settlement',
  'settings',
];

const placesOf = (declared: readonly Pick<ResourceScreen, 'page' | 'menu'>[]) =>
  declared.flatMap(({ page, menu: place }) => (place ? [{ ...place, route: page.name }] : []));
/** Of pages, wizards and forms, then of lists; those that stand behind the lists of their group come last. */
const declared = placesOf([...screens, ...lists]);
const places = [...declared.filter(({ last }) => !last), ...declared.filter(({ last }) => last)];

/** The whole menu. Routes that need a parameter are reached from elsewhere. */
export const menu: readonly MenuGroup[] = groups.map((name) => ({
  name,
  entries: places.filter(({ group }) => group === name).map(({ route, icon }) => ({ route, icon })),
}));

/** The route of the menu's entry that a page without an entry of its own belongs to, where there is such. */
export const entryOf = ({ entry, back }: Pick<RouteDefinition, 'entry' | 'back'>): string | undefined =>
  entry ?? back?.to;

/**
 * The part of the menu a person sees on a terminal: what the roles forbid and what needs a feature the terminal does
 * not have is left out, and so is a group that has nothing left (spec §6).
 */
export function visibleMenu(isOpen: (policy: Policy) => boolean): MenuGroup[] {
  const isVisible = ({ route }: MenuEntry) => isOpen(routeTable[route] ?? {});
  return menu
    .map((group) => ({ ...group, entries: group.entries.filter(isVisible) }))
    .filter(({ entries }) => entries.length > 0);
}
