import { memoryStore, type Store } from 'react-admin';
import type { ListScope } from './listScope.ts';

const parametersSuffix = '.parameters';

/** Under which react-admin would keep a list's parameters beside the address that says them. */
export const parametersKey = ({ storeKey }: ListScope): string => storeKey + parametersSuffix;

/**
 * React-admin's store for what a list needs while the page lives. What the address says is kept by the address alone:
 * a list that kept it here too would be drawn once more after every change.
 */
export function createListStore(): Store {
  const store = memoryStore();
  return {
    ...store,
    setItem: (key, value) => (key.endsWith(parametersSuffix) ? undefined : store.setItem(key, value)),
  };
}
