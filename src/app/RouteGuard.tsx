import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { guardFallback, pathTo, type RouteDefinition } from '#src/resources/paths.ts';

/** Turns people without the route's role away to the fallback route (spec §6, docs/rulings.md). */
export function RouteGuard({ definition, children }: { definition: RouteDefinition; children: ReactNode }) {
  const isOpen = useIsOpen();
  return isOpen({ access: definition.access }) ? children : <Navigate to={pathTo(guardFallback)} replace />;
}
