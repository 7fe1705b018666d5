import type { RaRecord } from 'react-admin';
import type { Policy } from '#src/settings/isOpenTo.ts';
import type { ActionPlace, Offer } from './actions.ts';

/** Those of a row's actions that are offered, judged on the row as the server sent it. */
export function offeredOn<Action extends Offer & { offered?: (record: RaRecord, place: ActionPlace) => boolean }>(
  actions: readonly Action[],
  record: RaRecord,
  place: ActionPlace,
  isOpen: (policy: Policy) => boolean,
): Action[] {
  return actions.filter((action) => isOpen(action) && (action.offered?.(record, place) ?? true));
}
