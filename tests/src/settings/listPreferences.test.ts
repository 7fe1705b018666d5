import { describe, expect, it } from 'vitest';
import {
  orderedFields,
  parseColumns,
  sameColumns,
  visibleFields,
  withPosition,
  withVisibility,
} from '#src/settings/columnPreferences.ts';
import { parseLastCharged, withLastCharged } from '#src/settings/lastCharged.ts';
import { withDefaultView, withoutView, withRenamedView, withView } from '#src/settings/changedViews.ts';
import { defaultView, parseViews, viewNamed, type ViewContent } from '#src/settings/savedViews.ts';

const fields = ['a', 'b', 'c', 'd'];

describe('the columns of a list', () => {
  it.each([
    ['the meta as it is', undefined, fields],
    ['an order', { order: ['d', 'a', 'c', 'b'], hidden: [] }, ['d', 'a', 'c', 'b']],
    ['a gained column behind its neighbour of the meta', { order: ['d', 'c', 'a'], hidden: [] }, ['d', 'c', 'a', 'b']],
    ['a gained first column in front', { order: ['d', 'c', 'b'], hidden: [] }, ['a', 'd', 'c', 'b']],
    ['no lost column', { order: ['gone', 'b', 'a', 'c', 'd'], hidden: ['gone'] }, ['b', 'a', 'c', 'd']],
    ['nothing hidden', { order: [], hidden: ['a', 'c'] }, ['b', 'd']],
    ['one at least', { order: ['c'], hidden: fields }, ['a']],
  ])('follow %s', (_, preferences, expected) => {
    expect(visibleFields(fields, preferences)).toEqual(expected);
  });

  it('are hidden and shown one by one, never the last', () => {
    const one = withVisibility(fields, undefined, 'a', false);
    expect(visibleFields(fields, one)).toEqual(['b', 'c', 'd']);
    expect(orderedFields(fields, one)).toEqual(fields);
    expect(visibleFields(fields, withVisibility(fields, one, 'a', true))).toEqual(fields);
    const last = { order: fields, hidden: ['a', 'b', 'c'] };
    expect(withVisibility(fields, last, 'd', false)).toEqual(last);
    const fallback = withVisibility(fields, { order: [], hidden: fields }, 'c', true);
    expect(visibleFields(fields, fallback)).toEqual(['a', 'c']);
  });

  it('keep in mind what was hidden before the meta lost it', () => {
    const without = withVisibility(['a', 'b'], { order: fields, hidden: ['c'] }, 'a', false);
    expect(visibleFields(fields, { ...without, order: fields })).toEqual(['b', 'd']);
  });

  it.each([
    [0, ['c', 'a', 'b', 'd']],
    [3, ['a', 'b', 'd', 'c']],
    [-1, ['c', 'a', 'b', 'd']],
    [9, ['a', 'b', 'd', 'c']],
  ])('move to position %i', (position, expected) => {
    expect(withPosition(fields, { order: [], hidden: ['b'] }, 'c', position)).toEqual({
      order: expected,
      hidden: ['b'],
    });
  });

  it('are compared by what they show', () => {
    expect(sameColumns(fields, undefined, { order: fields, hidden: ['gone'] })).toBe(true);
    expect(sameColumns(fields, undefined, { order: [], hidden: ['a'] })).toBe(false);
  });

  it.each([
    [undefined, undefined],
    [{}, undefined],
    [{ order: 'a', hidden: [1, null] }, undefined],
    [
      { order: ['a', 'a', 2], hidden: ['b'] },
      { order: ['a'], hidden: ['b'] },
    ],
  ])('are read from %j', (stored, expected) => {
    expect(parseColumns(stored)).toEqual(expected);
  });
});

const content = (search: string): ViewContent => ({ filter: { search }, sort: { field: '', order: 'DESC' } });
const namesOf = (views: readonly { name: string }[]) => views.map(({ name }) => name);

describe('saved views', () => {
  const views = withView(withView([], ' Open  deals ', content('a')), 'Late', content('b'));

  it('are kept under clean names', () => {
    expect(namesOf(views)).toEqual(['Open deals', 'Late']);
    expect(namesOf(withView([], 'x'.repeat(99), content('a')))).toEqual(['x'.repeat(60)]);
  });

  it('are updated under the same name, whatever its case, and stay the default', () => {
    const updated = withView(withDefaultView(views, 'LATE'), 'late', content('c'));
    expect(updated).toEqual([views[0], { name: 'Late', ...content('c'), isDefault: true }]);
  });

  it('are renamed, never to nothing or to another one', () => {
    expect(namesOf(withRenamedView(views, 'Late', 'Very late'))).toEqual(['Open deals', 'Very late']);
    expect(namesOf(withRenamedView(views, 'Late', 'LATE'))).toEqual(['Open deals', 'LATE']);
    expect(withRenamedView(views, 'Late', 'open deals')).toBe(views);
    expect(withRenamedView(views, 'Late', '  ')).toBe(views);
  });

  it('have one default at most', () => {
    const one = withDefaultView(views, 'Late');
    expect(defaultView(one)?.name).toBe('Late');
    const other = withDefaultView(one, 'Open deals');
    expect(other.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(defaultView(withDefaultView(other, undefined))).toBeUndefined();
  });

  it('are deleted by name', () => {
    expect(namesOf(withoutView(views, 'late'))).toEqual(['Open deals']);
    expect(viewNamed(views, 'LATE')?.name).toBe('Late');
  });

  it('are read without trust', () => {
    const stored = [
      { name: 'A', filter: { x: 1 }, sort: { field: 'f', order: 'ASC' }, columns: { order: ['f'] }, isDefault: true },
      { name: 'a', filter: {} },
      { name: 'B', filter: {}, sort: 'up', columns: 4, isDefault: true },
      { name: ' ', filter: {} },
      { name: 'C', filter: [] },
      { name: 7, filter: {} },
      null,
    ];
    expect(parseViews(stored)).toEqual([
      {
        name: 'A',
        filter: { x: 1 },
        sort: { field: 'f', order: 'ASC' },
        columns: { order: ['f'], hidden: [] },
        isDefault: true,
      },
      { name: 'B', filter: {}, sort: { field: '', order: 'DESC' } },
    ]);
    expect(parseViews('views')).toEqual([]);
  });
});

describe('last-charged customers', () => {
  const charged = (...ids: string[]) => ids.map((consumerID) => ({ consumerID, terminalID: 't' }));

  it('are five at most, the latest first, none twice', () => {
    const five = charged('1', '2', '3', '4', '5').reduce(withLastCharged, []);
    expect(five).toEqual(charged('5', '4', '3', '2', '1'));
    expect(withLastCharged(five, { consumerID: '6', terminalID: 't' })).toEqual(charged('6', '5', '4', '3', '2'));
    expect(withLastCharged(five, { consumerID: '3', terminalID: 'u' })).toEqual([
      { consumerID: '3', terminalID: 'u' },
      ...charged('5', '4', '2', '1'),
    ]);
  });

  it('are read without trust', () => {
    const stored = [...charged('1', '2', '1'), { consumerID: 3, terminalID: 't' }, 'x', ...charged('4', '5', '6', '7')];
    expect(parseLastCharged(stored)).toEqual(charged('1', '2', '4', '5', '6'));
    expect(parseLastCharged({})).toEqual([]);
  });
});
