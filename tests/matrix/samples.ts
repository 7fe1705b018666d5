import type { RaRecord } from 'react-admin';
import type { ActionPlace } from '#src/actions/actions.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { permanentOf } from '#tests/sandbox/client/listClient.ts';
import { isOffered, type DeclaredRecords, type Deed, type Sample } from './declared.ts';
import { stateOf } from './states.ts';
import type { World } from './world.ts';

/** Records of one state, as a list shows it, that are read whole: what a row does not tell may differ among them. */
const readOfState = 16;

/** Some of many, from the first to the last. */
const spread = <Item>(all: readonly Item[], most: number): Item[] =>
  all.filter((_, index) => all.length <= most || index % Math.ceil(all.length / most) === 0);

/** Groups by a key, in the order of the first of each. */
function groupsOf<Item>(all: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of all) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** The rows of a list with where they stand: under each of its parents, deleted ones apart. */
async function rowsOf({ provider, anchors }: World, list: ResourceList, parents: readonly number[]) {
  const all = list.parent?.masavFileID ? parents : [anchors.masavFileID];
  const wanted = all.flatMap((masavFileID) =>
    (list.showDeleted ? [false, true] : [false]).map((showDeleted) => ({ masavFileID, showDeleted })),
  );
  const found = await Promise.all(
    wanted.map(async ({ masavFileID, showDeleted }) => {
      const within = permanentOf(list, { ...anchors, masavFileID });
      const { data } = await provider.getList(list.name, {
        pagination: { page: 1, perPage: 1000 },
        sort: { field: 'id', order: 'ASC' },
        filter: { ...within, ...(showDeleted && { showDeleted: 1 }) },
      });
      const place: ActionPlace = { terminalID: anchors.terminalID, showDeleted, within };
      return data.map((row) => ({ row, place }));
    }),
  );
  return found.flat();
}

/** What of a declared list is known beside what it shows. */
export interface MoreRecords {
  /** Masav files whose rows are looked at. */
  masavFiles: readonly number[];
  /** What records were made for the matrix, by their ids. */
  made: ReadonlyMap<string, string>;
  /** Ids of records that are in no list, by their name. */
  unlisted: Readonly<Record<string, readonly string[]>>;
}

/** One record for each state that what is declared tells apart. */
export async function samplesOf(
  world: World,
  { list, deeds }: DeclaredRecords,
  { masavFiles, made, unlisted }: MoreRecords,
): Promise<readonly Sample[]> {
  const { provider, anchors } = world;
  const judged = (at: Deed['place'][], sample: Omit<Sample, 'state'>) => {
    const record = at.includes('record') ? sample.whole : sample.row;
    if (!record) return '';
    const as = (held: RaRecord) => (at.includes('record') ? { ...sample, whole: held } : { ...sample, row: held });
    const here = deeds.filter(({ place }) => at.includes(place));
    return stateOf(
      record,
      here.map((deed) => (held: RaRecord) => isOffered(deed, { state: '', ...as(held) })),
    );
  };
  const whole = async (id: RaRecord['id']): Promise<RaRecord> => (await provider.getOne(list.name, { id })).data;
  const ids = unlisted[list.name];
  const place = { terminalID: anchors.terminalID, showDeleted: false };
  const rows = ids ? [] : await rowsOf(world, list, masavFiles);
  const nameOf = ({ row }: Pick<Sample, 'row'>) => (row ? made.get(String(row.id)) : undefined);
  const looked = [
    ...groupsOf(rows, (sample) => judged(['row', 'bulk'], sample)).flatMap((group) => spread(group, readOfState)),
    ...rows.filter((sample) => nameOf(sample) !== undefined),
  ];
  const all: Omit<Sample, 'state'>[] = [];
  for (const id of ids ?? []) all.push({ whole: await whole(id), place });
  for (const { row, place: where } of new Set(looked)) {
    all.push({ row, place: where, made: nameOf({ row }), ...(list.endpoints.get && { whole: await whole(row.id) }) });
  }
  function state(sample: Omit<Sample, 'state'>): string {
    const seen = [...new Set([judged(['row', 'bulk'], sample), judged(['record'], sample)])].join(' || ');
    const among = sample.place.showDeleted ? ', among deleted ones' : '';
    return [sample.made && `${sample.made}: `, seen, among].join('');
  }
  return groupsOf(all, state).flatMap(([sample]) => (sample ? [{ ...sample, state: state(sample) }] : []));
}
