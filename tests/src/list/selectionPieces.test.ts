import { describe, expect, it } from 'vitest';
import { collectIds } from '#src/list/selection/collectIds.ts';
import { rowsBetween, selectionKey } from '#src/list/selection/useSelection.ts';

describe('the pieces of a selection', () => {
  it('find rows between two, in either order, and only on the page', () => {
    const page = ['a', 'b', 'c', 'd'];
    expect(rowsBetween(page, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(rowsBetween(page, 'gone', 'b')).toEqual(['b']);
    expect(rowsBetween(page, undefined, 'b')).toEqual(['b']);
  });

  it('keep ticks under the filter whatever the order of its values', () => {
    expect(selectionKey('list', { a: 1, b: 2 })).toBe(selectionKey('list', { b: 2, a: 1 }));
    expect(selectionKey('list', { a: 1 })).not.toBe(selectionKey('list', { a: 2 }));
  });

  it('collect each id once and stop at the limit the server counts to by now', async () => {
    const pages = [
      { ids: ['a', 'b'], total: 3 },
      { ids: ['b', 'c'], total: 4 },
      { ids: [], total: 4 },
    ];
    const collect = (limit: number) =>
      collectIds({
        readPage: async (page) => pages[page - 1] ?? { ids: [], total: 0 },
        limit,
        signal: new AbortController().signal,
        onProgress: () => {},
      });
    expect(await collect(10)).toEqual(['a', 'b', 'c']);
    expect(await collect(3)).toBeUndefined();
  });
});
