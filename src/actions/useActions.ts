import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { readFilterValues } from '#src/meta/filterValues.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { loadChunk } from '#src/ui/loadChunk.ts';
import type { ActionList } from './actionList.ts';
import type { ActionTools } from './actions.ts';

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
