import type { RaRecord } from 'react-admin';
import type { Policy } from '#src/settings/isOpenTo.ts';
import type { ActionPlace, RecordAction } from './actions.ts';

type Judged = Policy & Pick<RecordAction, 'offered' | 'needs' | 'until'>;

/** Those of a record's actions that are offered now, judged on the record as the server sent it. */
export function offeredOn<Action extends Judged>(
  actions: readonly Action[],
  record: RaRecord,
  place: ActionPlace,
  isOpen: (policy: Policy) => boolean,
  now = Date.now(),
): Action[] {
  return actions.filter((action) => {
    const end = action.until?.(record);
    if (!isOpen(action) || (end !== undefined && end.getTime() <= now)) return false;
    return isOpen(action.needs?.(record) ?? {}) && (action.offered?.(record, place) ?? true);
  });
}
