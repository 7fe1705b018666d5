import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { hasSoundParameters, matchPath } from '#src/resources/matchPath.ts';
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

/** The answers of lately: an address is asked about by several parts of the frame. */
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
  const fitting = table.flatMap((route) => {
    const parameters = matchPath(route.path, pathname);
    return parameters ? [{ ...route, parameters }] : [];
  });
  // As react-router ranks them: words before parameters.
  const [best] = fitting.toSorted((a, b) => Object.keys(a.parameters).length - Object.keys(b.parameters).length);
  const definition = best && routeTable[best.id];
  if (!definition) return undefined;
  const { id: name, path, parameters } = best;
  return { name, definition, path, parameters, isSound: hasSoundParameters(definition, parameters) };
}

export function useCurrentRoute(): CurrentRoute | undefined {
  const { pathname } = useLocation();
  return useMemo(() => routeOf(pathname), [pathname]);
}
