import { createStore } from '#src/store/createStore.ts';

/**
 * The address of the record that is looked at beside its list; undefined: none is. A key writes it, a long press, and a
 * row's menu; `src/app/glance` draws it.
 */
export const glanceStore = createStore<string | undefined>(undefined);
