import { memoryStore, type Store } from 'react-admin';
import type { ListScope } from './listScope.ts';

const parametersSuffix = '.parameters';
/** Lists with ticks of react-admin's own are noted here; ours keep theirs themselves. */
const tickedListsSuffix = '.selectedIds.storeKeys';

/** Under which react-admin would keep a list's parameters beside the address that says them. */
export const parametersKey = ({ storeKey }: ListScope): string => storeKey + parametersSuffix;

const isUnused = (key: string): boolean => key.endsWith(parametersSuffix) || key.endsWith(tickedListsSuffix);

/**
 * React-admin's store for what a list needs while the page lives. What the address says is kept by the address alone:
 * a list that kept it here too would be drawn once more after every change.
 * @param locale the language of the page as it begins: without it react-admin draws nothing the first time.
 */
export function createListStore(locale: string): Store {
  const store = memoryStore({ locale });
  return {
    ...store,
    setItem: (key, value) => (isUnused(key) ? undefined : store.setItem(key, value)),
  };
}
