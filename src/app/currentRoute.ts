import { useMemo } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import { hasSoundParameters } from '#src/resources/matchPath.ts';
import { viewPath } from '#src/list/address/viewAddress.ts';
import type { RouteDefinition } from '#src/resources/paths.ts';
import { lists } from '#src/resources/registry.ts';
import { routeTable } from './pages.ts';

/** The route an address belongs to. */
export interface CurrentRoute {
  name: string;
  /** The pattern of its path that the address fits. */
  path: string;
  definition: RouteDefinition;
  parameters: Readonly<Record<string, string | undefined>>;
  /** False for parameters that no record can have. */
  isSound: boolean;
}

/** The name of each route below a list's that opens a view of it. */
export const viewRoute = 'View';

/** Every pattern of an address and the route it belongs to, by its name. */
const routePatterns: { id: string; path: string; definition: RouteDefinition }[] = [
  ...Object.entries(routeTable).flatMap(([id, definition]) => [
    { id, path: definition.path, definition },
    // The root path shows the dashboard (spec §2).
    ...(id === 'Dashboard' ? [{ id, path: '/', definition }] : []),
  ]),
  // Who may see the list its view judges, to say more than a guard does.
  ...lists.map(({ page: { name, ...page } }) => ({
    id: viewRoute,
    path: viewPath(page.path),
    definition: { title: `route.${name}`, ...page, access: 'any' as const, entry: name },
  })),
];

function match(pathname: string): CurrentRoute | undefined {
  const matched = matchRoutes(routePatterns, pathname)?.at(-1);
  if (!matched) return undefined;
  const { route, params: parameters } = matched;
  const { id: name, path, definition } = route;
  return { name, path, definition, parameters, isSound: hasSoundParameters(definition, parameters) };
}

/** Of the paths asked about lately: react-router ranks all patterns anew at each call, a dozen at each navigation. */
const known = new Map<string, CurrentRoute | undefined>();
const pathsKnown = 50;

/** @returns undefined for an address that no route has. */
export function routeOf(pathname: string): CurrentRoute | undefined {
  if (known.has(pathname)) return known.get(pathname);
  if (known.size === pathsKnown) known.clear();
  const route = match(pathname);
  known.set(pathname, route);
  return route;
}

export function useCurrentRoute(): CurrentRoute | undefined {
  const { pathname } = useLocation();
  return useMemo(() => routeOf(pathname), [pathname]);
}
