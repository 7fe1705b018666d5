import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { readFilterValues } from '#src/meta/filterValues.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { loadChunk } from '#src/ui/loadChunk.ts';
import type { ActionList } from './actionList.ts';
import type { ActionTools } from './actions.ts';
import type { Asker } from './isOffered.ts';

/** Loads declared actions once; undefined until they are there. */
export function useLoadedActions<Action>(
  resource: string,
  kind: 'row' | 'bulk' | 'list',
  load: () => Promise<readonly Action[]>,
): { actions: readonly Action[] | undefined; failed: boolean; retry: () => void } {
  const { data, isError, refetch } = useQuery({
    queryKey: ['declaredActions', resource, kind],
    queryFn: () => loadChunk(load),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return { actions: data, failed: isError, retry: () => void refetch() };
}

/** Who asks for actions. */
export function useAsker(): Asker {
  const { roles } = usePerson();
  const { terminal } = useSelectedTerminal();
  return useMemo(
    () => ({ roles, enabledFeatures: terminal.enabledFeatures, integrations: terminal.integrations }),
    [roles, terminal],
  );
}

/** What actions work with. */
export function useActionTools(showDeleted: boolean): ActionTools {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { terminal } = useSelectedTerminal();
  return { dataProvider, terminalID: terminal.terminalID, showDeleted };
}

/** What a list's actions work with. */
export function useListTools({ controller }: Pick<ActionList, 'controller'>): ActionTools {
  return useActionTools(Number(readFilterValues(controller.filterValues).showDeleted) === 1);
}
