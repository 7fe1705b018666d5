import { useMemo } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import { hasSoundParameters } from '#src/resources/matchPath.ts';
import type { RouteDefinition } from '#src/resources/paths.ts';
import { routeTable } from '#src/resources/registry.ts';

/** The route an address belongs to. */
export interface CurrentRoute {
  name: string;
  definition: RouteDefinition;
  /** The pattern that fits: the definition's own, but for the dashboard at the root. */
  path: string;
  parameters: Readonly<Record<string, string>>;
  /** False for parameters that no record can have. */
  isSound: boolean;
}

const table = [
  ...Object.entries(routeTable).map(([id, { path }]) => ({ id, path })),
  // The root path shows the dashboard (spec §2).
  { id: 'Dashboard', path: '/' },
];

/** The answers of lately: an address is asked about by several parts of the frame, and matching compiles every route. */
const known = new Map<string, CurrentRoute | undefined>();
const knownAtMost = 50;

/** @returns undefined for an address that no route has. */
export function routeOf(pathname: string): CurrentRoute | undefined {
  if (!known.has(pathname)) {
    if (known.size >= knownAtMost) known.clear();
    known.set(pathname, findRoute(pathname));
  }
  return known.get(pathname);
}

function findRoute(pathname: string): CurrentRoute | undefined {
  const match = matchRoutes(table, pathname)?.at(-1);
  const name = match?.route.id;
  const definition = name === undefined ? undefined : routeTable[name];
  if (!match || name === undefined || !definition) return undefined;
  const parameters = Object.fromEntries(
    Object.entries(match.params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return { name, definition, path: match.route.path, parameters, isSound: hasSoundParameters(definition, parameters) };
}

export function useCurrentRoute(): CurrentRoute | undefined {
  const { pathname } = useLocation();
  return useMemo(() => routeOf(pathname), [pathname]);
}
