import { useCallback } from 'react';
import { isAllowed } from '#contract/roles.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import type { RelatedPath } from '#src/record/relatedPath.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { routes, type RouteDefinition, type RouteName } from './paths.ts';
import { relatedPath } from './relatedRecords.ts';

/** The addresses of records that this person may open on this terminal. */
export function useRelatedPath(): RelatedPath {
  const { roles } = usePerson();
  const { terminal } = useSelectedTerminal();
  return useCallback(
    (field, value) => {
      const mayOpen = (name: RouteName) => {
        const { access, feature }: RouteDefinition = routes[name];
        return isAllowed(access, roles) && (feature === undefined || terminal.enabledFeatures.includes(feature));
      };
      return relatedPath(field, value, mayOpen);
    },
    [roles, terminal],
  );
}
