import { expect, it } from 'vitest';
import { parseRecent, withRecent, type RecentRecord } from '#src/settings/recentRecords.ts';

const opened = (...ids: string[]) =>
  ids.reduce<RecentRecord[]>((kept, id) => withRecent(kept, { list: 'items', id }), []);
const idsOf = (records: readonly RecentRecord[]) => records.map(({ id }) => id);

it('are eight at most, the newest first and none twice', () => {
  expect(idsOf(opened('1', '2', '3', '1'))).toEqual(['1', '3', '2']);
  expect(idsOf(opened('1', '2', '3', '4', '5', '6', '7', '8', '9'))).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
});

it('tell lists apart', () => {
  expect(withRecent([{ list: 'items', id: '1' }], { list: 'customers', id: '1' })).toHaveLength(2);
});

it('are read without trust, and hold nothing but list and id', () => {
  expect(parseRecent([{ list: 'items', id: '1', name: 'Dana' }, { list: 'items' }, 'x', null])).toEqual([
    { list: 'items', id: '1' },
  ]);
  expect(parseRecent({ list: 'items' })).toEqual([]);
});
