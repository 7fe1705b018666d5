import { createStore } from '#src/store/createStore.ts';

/** Whether somebody is choosing as whom to see the application: the profile's menu opens it, and the palette. */
export const viewpointChoice = createStore(false);
