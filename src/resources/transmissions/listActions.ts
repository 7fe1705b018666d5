import { transmitAll } from '#src/fields/transmission/transmitActions.ts';
import type { ListAction } from '#src/actions/actions.ts';

/** What can be done with the list: to make another transmission now. */
export const listActions: readonly ListAction[] = [transmitAll];
