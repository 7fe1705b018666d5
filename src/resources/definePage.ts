import type { ComponentType } from 'react';
import { routes, type RouteDefinition, type RouteName } from './paths.ts';
import type { MenuPlace, ResourceScreen } from './resource.ts';

/** A route of spec §2. */
export interface RouteAddress {
  route: RouteName;
}

/** A page that the specification does not name: its address and all that a route says. */
export interface OwnAddress extends Omit<RouteDefinition, 'layout'> {
  name: string;
  /** Catalogue key. */
  title: string;
}

export type PageAddress = RouteAddress | OwnAddress;

/** What a page says beside its address. */
export interface DeclaredPage {
  menu?: MenuPlace;
  found?: ResourceScreen['found'];
  page: () => Promise<ComponentType>;
}

/** What an address says of its page. @param layout of a page that is no route of the specification */
function pageAt(address: PageAddress, layout: RouteDefinition['layout']): ResourceScreen['page'] {
  if ('route' in address) return { ...routes[address.route], name: address.route };
  return { ...address, layout };
}

/**
 * Declares a page with code of its own: what the menu, the router and the title need at once, and its code when it is shown.
 * @example definePage({ route: 'Dashboard', page: async () => (await import('./DashboardPage.tsx')).DashboardPage })
 */
export function definePage(
  { menu, found, page, ...address }: PageAddress & DeclaredPage,
  layout: RouteDefinition['layout'] = 'main',
): ResourceScreen {
  return {
    page: pageAt(address, layout),
    load: page,
    ...(menu && { menu }),
    ...(found && { found }),
  };
}
