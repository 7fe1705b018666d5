import { useCallback } from 'react';
import { routeOf } from '#src/app/currentRoute.ts';
import { recordIdOf } from '#src/resources/matchPath.ts';
import { recordOfRoute } from '#src/resources/registry.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';

/** A record that can be looked at. */
export interface RecordAt {
  declaration: ResourceList;
  id: string;
}

/** Tells which record an address leads to; undefined for no record, or one whose page is not open to the person. */
export function useRecordAt(): (address: string | undefined) => RecordAt | undefined {
  const isOpen = useIsOpen();
  return useCallback(
    (address) => {
      const route = address === undefined ? undefined : routeOf(address);
      if (!route?.isSound || !isOpen(route.definition)) return undefined;
      const declaration = recordOfRoute(route.name);
      const id = recordIdOf(route.parameters);
      return declaration && id !== undefined ? { declaration, id } : undefined;
    },
    [isOpen],
  );
}
