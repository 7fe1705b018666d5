import { useMemo } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import { routes, type RouteDefinition, type RouteName } from '#src/resources/paths.ts';

/** The route an address belongs to. */
export interface CurrentRoute {
  name: RouteName;
  definition: RouteDefinition;
  parameters: Readonly<Record<string, string>>;
}

const names = Object.keys(routes) as RouteName[];
const table = [
  ...names.map((name) => ({ id: name, path: routes[name].path })),
  // The root path shows the dashboard (spec §2).
  { id: 'Dashboard' as RouteName, path: '/' },
];
const nameById = new Map<string, RouteName>(names.map((name) => [name, name]));

/** @returns undefined for an address that no route of the specification has. */
export function routeOf(pathname: string): CurrentRoute | undefined {
  const match = matchRoutes(table, pathname)?.at(-1);
  const name = match && nameById.get(match.route.id);
  if (!match || !name) return undefined;
  const definition: RouteDefinition = routes[name];
  const parameters = Object.fromEntries(
    Object.entries(match.params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (definition.digits?.some((parameter) => !/^\d+$/.test(parameters[parameter] ?? ''))) return undefined;
  return { name, definition, parameters };
}

export function useCurrentRoute(): CurrentRoute | undefined {
  const { pathname } = useLocation();
  return useMemo(() => routeOf(pathname), [pathname]);
}
