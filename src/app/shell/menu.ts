import BoltOutlinedIcon from '@mui/icons-material/BoltOutlined';
import CreditCardOutlinedIcon from '@mui/icons-material/CreditCardOutlined';
import NoteAddOutlinedIcon from '@mui/icons-material/NoteAddOutlined';
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import type { ComponentType } from 'react';
import type { MenuGroupName, MenuPlace } from '#src/resources/resource.ts';
import type { RouteName } from '#src/resources/paths.ts';
import { resources, routeTable } from '#src/resources/registry.ts';
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

/** Pages that belong to no noun; those of nouns follow them in the order of the registry. */
const ownPlaces: readonly (MenuPlace & { route: RouteName })[] = [
  { group: 'payments', route: 'Dashboard', icon: SpaceDashboardOutlinedIcon },
  { group: 'payments', route: 'Charge', icon: CreditCardOutlinedIcon },
  { group: 'payments', route: 'QuickCharge', icon: BoltOutlinedIcon },
  { group: 'payments', route: 'Refund', icon: UndoIcon },
  { group: 'settings', route: 'MyProfile', icon: PersonOutlinedIcon },
];
/** Wizards that make what a list above them shows. */
const followingPlaces: readonly (MenuPlace & { route: RouteName })[] = [
  { group: 'documents', route: 'CreateInvoice', icon: NoteAddOutlinedIcon },
];

const placesOfNouns = resources.flatMap(({ lists, screens }) =>
  [...lists, ...screens].flatMap(({ page, menu: place }) => (place ? [{ ...place, route: page.name }] : [])),
);
const places = [...ownPlaces, ...placesOfNouns, ...followingPlaces];

/** The whole menu. Routes that need a parameter are reached from elsewhere. */
export const menu: readonly MenuGroup[] = groups.map((name) => ({
  name,
  entries: places.filter(({ group }) => group === name).map(({ route, icon }) => ({ route, icon })),
}));

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
