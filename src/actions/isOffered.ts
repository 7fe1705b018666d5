import type { RaRecord } from 'react-admin';
import { isAllowed, type Role } from '#contract/roles.ts';
import type { ActionPlace, Offer } from './actions.ts';

/** Who asks, and on which terminal. */
export interface Asker {
  roles: readonly Role[];
  enabledFeatures: readonly string[];
  integrations: Readonly<Record<string, unknown>>;
}

/** Whether a person has the role and the terminal the feature for something. */
export function isOpenTo({ access, feature, integration }: Omit<Offer, 'key'>, asker: Asker): boolean {
  if (access && !isAllowed(access, asker.roles)) return false;
  if (integration && !asker.integrations[integration]) return false;
  return feature === undefined || asker.enabledFeatures.includes(feature);
}

/** Those of a row's actions that are offered, judged on the row as the server sent it. */
export function offeredOn<Action extends Offer & { offered?: (record: RaRecord, place: ActionPlace) => boolean }>(
  actions: readonly Action[],
  record: RaRecord,
  place: ActionPlace,
  asker: Asker,
): Action[] {
  return actions.filter((action) => isOpenTo(action, asker) && (action.offered?.(record, place) ?? true));
}
