import { createContext, useContext } from 'react';
import type { ListDeclaration } from '#src/list/declaration.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';

/** A declared list whose rows may wait, and its page. */
export type WaitingSource = ListDeclaration &
  Required<Pick<ListDeclaration, 'waits'>> & { page: Policy & { path: string } };

const WaitingSources = createContext<readonly WaitingSource[]>([]);
export const WaitingSourcesProvider = WaitingSources.Provider;

/** The lists that declare what waits, as the application supplies them. */
export const useWaitingSources = (): readonly WaitingSource[] => useContext(WaitingSources);

/** The lists among others that declare what waits. */
export function waitingSourcesOf(lists: readonly (ListDeclaration & Pick<WaitingSource, 'page'>)[]): WaitingSource[] {
  return lists.flatMap(({ waits, ...list }) => (waits ? [{ ...list, waits }] : []));
}
