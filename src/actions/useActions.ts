import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { readFilterValues } from '#src/meta/filterValues.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { chunkQuery, useChunk } from '#src/ui/lazy/useChunk.ts';
import type { ActionList } from './actionList.ts';
import type { ActionPlaces, ActionTools, DeclaredActions, Lazily } from './actions.ts';

/** What has actions: a noun, or one of its lists. */
interface Noun {
  name: string;
  actions?: DeclaredActions | undefined;
}

const noActions = async (): Promise<readonly never[]> => [];

/** What the actions of a place are known under, and how they load. */
function actionsChunk<Place extends keyof ActionPlaces>({ name, actions }: Noun, place: Place) {
  const load: Lazily<ActionPlaces[Place]> = actions?.[place] ?? noActions;
  return [['declaredActions', name, place], load] as const;
}

/** Where the actions of a record's page are declared: for it, else for its row. */
export const recordPlace = ({ actions }: Noun): 'record' | 'row' => (actions?.record ? 'record' : 'row');

/** What is done on the page of a record, for who asks ahead. */
export const recordActionsQuery = (noun: Noun) => chunkQuery(...actionsChunk(noun, recordPlace(noun)));

/** Loads what is declared for a place once; undefined until it is there. */
export function useLoadedActions<Place extends keyof ActionPlaces>(
  noun: Noun,
  place: Place,
): {
  actions: readonly ActionPlaces[Place][] | undefined;
  failed: boolean;
  retry: () => void;
} {
  const { data, isError, refetch } = useChunk(...actionsChunk(noun, place));
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
