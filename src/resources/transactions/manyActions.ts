import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ListAction, ManyAction } from '#src/actions/actions.ts';
import { transmitAll, transmitTicked } from '#src/fields/transmission/transmitActions.ts';

/** What can be done with ticked transactions. */
export const bulkActions: readonly ManyAction<RecordOf<'transactions'>>[] = [transmitTicked];

/** What can be done with all transactions of a terminal. */
export const listActions: readonly ListAction[] = [transmitAll];
