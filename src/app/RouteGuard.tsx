import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { isAllowed } from '#contract/roles.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { guardFallback, pathTo, type RouteDefinition } from '#src/resources/paths.ts';

/** Turns people without the route's role away to the fallback route (spec §6, docs/rulings.md). */
export function RouteGuard({ definition, children }: { definition: RouteDefinition; children: ReactNode }) {
  const { roles } = usePerson();
  return isAllowed(definition.access, roles) ? children : <Navigate to={pathTo(guardFallback)} replace />;
}
