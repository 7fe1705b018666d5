import { describe, expect, it } from 'vitest';
import { noID } from '#src/dataProvider/getListParams.ts';
import { arrivedRows, changedRows, isSameRecords, patchRows } from '#src/list/live/news.ts';

const row = (id: string, amount = 1) => ({ id, amount });
const rows = (ids: string) => [...ids].map((id) => row(id));

describe('the rows on screen as they are now', () => {
  it('keep their places and stay where they are gone; what did not change is the same object', () => {
    const shown = rows('abc');
    const patched = patchRows(shown, [row('n'), row('c', 2), row('a')]);
    expect(patched).toEqual([row('a'), row('b'), row('c', 2)]);
    expect(patched[0]).toBe(shown[0]);
    expect(patchRows(shown, rows('ncba'))).toBe(shown);
  });

  it('of rows without an id say nothing', () => {
    const shown = [row(noID)];
    expect(patchRows(shown, [row(noID, 2)])).toBe(shown);
    expect(arrivedRows(shown, [row(noID, 2)], 10)).toEqual([]);
  });

  it.each([
    ['above', 'abc', 'nabc', 3, 'n'],
    ['among them', 'abc', 'anb', 3, 'n'],
    ['below, where the page has room', 'ab', 'abn', 3, 'n'],
    ['in place of all', 'abc', 'xyz', 3, 'xyz'],
    ['on an empty page', '', 'xy', 3, 'xy'],
    ['never from the next page', 'abc', 'acd', 3, ''],
    ['never as those that are gone', 'abc', 'ac', 3, ''],
  ])('tell of those that came: %s', (_, shown, now, perPage, came) => {
    expect(arrivedRows(rows(shown), rows(now), perPage).join('')).toBe(came);
  });

  it('have changed where they read otherwise', () => {
    const after = [row('a', 2), { ...row('b'), hidden: true }, row('c')];
    expect(changedRows(rows('abc'), after, ({ id, amount }) => `${id} ${amount}`)).toEqual(['a']);
  });

  it('are of the same records in whatever order', () => {
    expect(isSameRecords(rows('ab'), rows('ba'))).toBe(true);
    expect(isSameRecords(rows('ab'), rows('an'))).toBe(false);
    expect(isSameRecords(rows('ab'), rows('abc'))).toBe(false);
  });
});
