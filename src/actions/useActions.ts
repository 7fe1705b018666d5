import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { readFilterValues } from '#src/meta/filterValues.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';
import type { ActionList } from './actionList.ts';
import type { ActionTools, DeclaredActions, RecordAction } from './actions.ts';

const noActions = async (): Promise<readonly RecordAction[]> => [];

/** Actions as they are declared, loaded once. */
export function actionsQuery<Action>(
  resource: string,
  kind: keyof DeclaredActions,
  load: () => Promise<readonly Action[]>,
) {
  return queryOptions({
    queryKey: ['declaredActions', resource, kind],
    queryFn: () => loadChunk(load),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
}

/** What is done on the page of a record: what is declared for it, else for its row. */
export function recordActionsQuery(resource: string, actions: DeclaredActions = {}) {
  return actions.record
    ? actionsQuery(resource, 'record', actions.record)
    : actionsQuery(resource, 'row', actions.row ?? noActions);
}

/** Loads declared actions once; undefined until they are there. */
export function useLoadedActions<Action>(query: ReturnType<typeof actionsQuery<Action>>): {
  actions: readonly Action[] | undefined;
  failed: boolean;
  retry: () => void;
} {
  const { data, isError, refetch } = useQuery(query);
  return { actions: data, failed: isError, retry: () => void refetch() };
}

/** The terminal a record belongs to; what says none belongs to the selected one. */
export function terminalOf({ terminalID }: Readonly<Record<string, unknown>>, tools: ActionTools): string {
  return typeof terminalID === 'string' ? terminalID : tools.terminalID;
}

/** What actions work with. */
export function useActionTools(showDeleted: boolean, within: ActionTools['within'] = {}): ActionTools {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { terminal } = useSelectedTerminal();
  const isOpen = useIsOpen();
  return { dataProvider, terminalID: terminal.terminalID, showDeleted, within, isOpen };
}

/** What a list's actions work with. */
export function useListTools({ controller, permanent }: Pick<ActionList, 'controller' | 'permanent'>): ActionTools {
  return useActionTools(Number(readFilterValues(controller.filterValues).showDeleted) === 1, permanent);
}
