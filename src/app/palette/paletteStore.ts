import { createStore } from '#src/store/createStore.ts';

/** Whether the palette is open: a key opens it, and the field in the bar. */
export const paletteStore = createStore(false);
