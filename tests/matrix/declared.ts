import type { RaRecord } from 'react-admin';
import type { ActionPlace, ListAction, ManyAction, RecordAction } from '#src/actions/actions.ts';
import { offeredOn } from '#src/actions/isOffered.ts';
import { lists, recordsByName, resources } from '#src/resources/registry.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';

/** A record as a list shows it, and whole; what there is no call for is missing. */
export interface Sample {
  state: string;
  /** Its name, where it was made for the matrix. */
  made?: string | undefined;
  row?: RaRecord;
  whole?: RaRecord;
  place: ActionPlace;
}

/** Something declared that is done with one record, where it stands. */
export interface Deed {
  /** As `billingDeals.pause`, whatever the place. */
  key: string;
  place: 'row' | 'record' | 'bulk';
  action: RecordAction | ManyAction;
  /** What the page asks that it stands on; the action itself is a policy, too. */
  where: Policy;
}

/** A list, or records in none, with what is done with one of them. */
export interface DeclaredRecords {
  list: ResourceList;
  deeds: readonly Deed[];
}

/** The name of the noun whose list it is: what is done with its records has one name on all of its lists. */
const nounOf = ({ name }: ResourceList): string =>
  resources.find(({ lists: own, unlisted }) => [...own, ...unlisted].some((one) => one.name === name))?.name ?? name;

/**
 * Whether a record's own state lets it be offered.
 * @param isOpen what is open to a person on a terminal; absent = everything
 * @returns undefined where the record is not known as the place shows it
 */
export function isOffered(
  { action, place }: Deed,
  { row, whole, place: where }: Sample,
  isOpen: (policy: Policy) => boolean = () => true,
): boolean | undefined {
  const judged = place === 'record' ? whole : row;
  if (!judged) return undefined;
  if (action.kind !== 'many') return offeredOn([action], judged, where, isOpen).length > 0;
  // As its plan has it: what a row does not tell, the record does.
  const isLeft = (record: RaRecord) => action.skips?.(record, where) !== undefined;
  if (!isOpen(action) || isLeft(judged)) return false;
  return !action.judgesRecord?.(judged) || !whole || !isLeft({ ...judged, ...whole });
}

/** Everything that is declared to be done with records, by their lists. */
export async function declaredRecords(): Promise<readonly DeclaredRecords[]> {
  return Promise.all(
    Object.values(recordsByName).map(async (list) => {
      const { page, detailPage, actions = {} } = list;
      const name = nounOf(list);
      const [row, record, bulk] = await Promise.all([
        actions.row?.() ?? [],
        detailPage ? ((actions.record ?? actions.row)?.() ?? []) : [],
        actions.bulk?.() ?? [],
      ]);
      const deedsAt = (place: Deed['place'], where: Policy, of: readonly (RecordAction | ManyAction)[]) =>
        of.map((action): Deed => ({ key: `${name}.${action.key}`, place, action, where }));
      return {
        list,
        deeds: [
          ...deedsAt('row', page, row),
          ...deedsAt('record', detailPage ?? page, record),
          ...deedsAt('bulk', page, bulk),
        ],
      };
    }),
  );
}

/** Something declared that is done with a list as a whole. */
export interface ListDeed {
  key: string;
  list: ResourceList;
  action: ListAction;
  where: Policy;
}

/** Everything that is declared to be done with lists. */
export async function declaredListDeeds(): Promise<readonly ListDeed[]> {
  const all = await Promise.all(
    lists.map(async (list) =>
      ((await list.actions?.list?.()) ?? []).map((action) => ({
        key: `${nounOf(list)}.${action.key}`,
        list,
        action,
        where: list.page,
      })),
    ),
  );
  return all.flat();
}
