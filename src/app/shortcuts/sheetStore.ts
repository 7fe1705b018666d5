import { createStore } from '#src/store/createStore.ts';

/** Whether the sheet of shortcuts is open: a key opens it, and the profile's menu. */
export const sheetStore = createStore(false);
