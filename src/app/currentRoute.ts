import { useMemo } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import { hasSoundParameters } from '#src/resources/matchPath.ts';
import type { RouteDefinition } from '#src/resources/paths.ts';
import { routeTable } from './pages.ts';

/** The route an address belongs to. */
export interface CurrentRoute {
  name: string;
  definition: RouteDefinition;
  parameters: Readonly<Record<string, string | undefined>>;
  /** False for parameters that no record can have. */
  isSound: boolean;
}

/** Every pattern of an address and the route it belongs to, by its name. */
export const routePatterns = Object.entries(routeTable).flatMap(([id, definition]) => [
  { id, path: definition.path, definition },
  // The root path shows the dashboard (spec §2).
  ...(id === 'Dashboard' ? [{ id, path: '/', definition }] : []),
]);

/** @returns undefined for an address that no route has. */
export function routeOf(pathname: string): CurrentRoute | undefined {
  const match = matchRoutes(routePatterns, pathname)?.at(-1);
  if (!match) return undefined;
  const { route, params: parameters } = match;
  const { id: name, definition } = route;
  return { name, definition, parameters, isSound: hasSoundParameters(definition, parameters) };
}

export function useCurrentRoute(): CurrentRoute | undefined {
  const { pathname } = useLocation();
  return useMemo(() => routeOf(pathname), [pathname]);
}
