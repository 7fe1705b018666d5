import { createContext, useContext } from 'react';
import type { ListDeclaration } from '#src/list/declaration.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';

/** A declared list and its page. */
export type ListWithPage = ListDeclaration & { page: Policy & { path: string }; menu?: unknown };

/** One whose rows may wait. */
export type WaitingSource = ListWithPage & Required<Pick<ListDeclaration, 'waits'>>;

/** The lists of the application. */
export const AllLists = createContext<readonly ListWithPage[]>([]);

/** Supplies the lists that what waits is looked for in. */
export const AllListsProvider = AllLists.Provider;

/** The lists among others that declare what waits. */
export const waitingSourcesOf = (lists: readonly ListWithPage[]): WaitingSource[] =>
  lists.flatMap(({ waits, ...list }) => (waits ? [{ ...list, waits }] : []));

/** The lists that declare what waits, as the application supplies them. */
export const useWaitingSources = (): WaitingSource[] => waitingSourcesOf(useContext(AllLists));
