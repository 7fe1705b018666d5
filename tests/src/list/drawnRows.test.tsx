import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { useDrawnRows } from '#src/list/useDrawnRows.ts';
import { WidestCells } from '#src/list/WidestCells.tsx';
import { columnsFrom } from '#src/meta/columns.ts';

const rowsOf = (name: string, count: number) => Array.from({ length: count }, (_, id) => ({ id: `${name}${id}` }));
type Rows = ReturnType<typeof rowsOf>;

const textsOf = (rows: readonly RaRecord[]) => new Map([['id', Math.max(...rows.map(({ id }) => String(id).length))]]);
const draw = (rows: Rows | undefined, { atOnce = false, scrollTop = 0 } = {}) => {
  const scroller = { current: Object.assign(document.createElement('div'), { scrollTop }) };
  return renderHook((shown: Rows | undefined) => useDrawnRows(shown, { inSight: 10, atOnce, textsOf, scroller }), {
    initialProps: rows,
  });
};

describe('rows below the fold', () => {
  it('follow when those of a screen have been painted', async () => {
    const rows = rowsOf('a', 30);
    const { result } = draw(rows);
    expect(result.current.rows).toEqual(rows.slice(0, 10));
    await waitFor(() => expect(result.current.rows).toBe(rows));
  });

  it('stay what they were until another answer has been painted', async () => {
    const [before, after] = [rowsOf('a', 30), rowsOf('b', 20)];
    const { result, rerender } = draw(before);
    await waitFor(() => expect(result.current.rows).toBe(before));
    rerender(after);
    expect(result.current.rows).toEqual([...after.slice(0, 10), ...before.slice(10, 20)]);
    await waitFor(() => expect(result.current.rows).toBe(after));
  });

  it.each([
    ['with them at once, where a longer page only adds rows', 12, [...rowsOf('a', 12), ...rowsOf('b', 20)], 32, 12],
    ['later, where one of them is another', 12, [...rowsOf('a', 11), ...rowsOf('b', 20)], 12, undefined],
  ])('come %s', async (_, count, after, drawn, laidOutLater) => {
    const before = rowsOf('a', count);
    const { result, rerender } = draw(before);
    await waitFor(() => expect(result.current.rows).toBe(before));
    rerender(after);
    expect(result.current.rows).toHaveLength(drawn);
    expect(result.current.laidOutLater).toBe(laidOutLater);
    await waitFor(() => expect(result.current).toEqual({ rows: after }));
  });

  it('are laid out later from the fold on, not from the end of a page that was shorter', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
    const { result, rerender } = draw(rowsOf('a', 4));
    act(() => void vi.advanceTimersByTime(40));
    rerender([...rowsOf('a', 4), ...rowsOf('b', 20)]);
    expect(result.current).toMatchObject({ rows: { length: 24 }, laidOutLater: 10 });
    vi.useRealTimers();
  });

  it.each([
    ['taken out of the layout where the new ones make a column wider', 'wider', 0, 10],
    ['left where a column is wide enough', 'b', 0, undefined],
    ['left where a person has scrolled down to them', 'wider', 40, undefined],
  ])('are %s', async (_, name, scrollTop, laidOutLater) => {
    const [before, after] = [rowsOf('a', 30), rowsOf(name, 30)];
    const { result, rerender } = draw(before, { scrollTop });
    await waitFor(() => expect(result.current.rows).toBe(before));
    rerender(after);
    expect(result.current).toMatchObject({ rows: [...after.slice(0, 10), ...before.slice(10)] });
    expect(result.current.laidOutLater).toBe(laidOutLater);
    await waitFor(() => expect(result.current).toEqual({ rows: after }));
  });

  it('stay in the layout where a column once was as wide', async () => {
    const widest = rowsOf('wider', 30);
    const { result, rerender } = draw(widest);
    await waitFor(() => expect(result.current.rows).toBe(widest));
    for (const name of ['a', 'wider']) {
      const rows = rowsOf(name, 30);
      rerender(rows);
      expect(result.current.laidOutLater).toBeUndefined();
      await waitFor(() => expect(result.current.rows).toBe(rows));
    }
  });

  it('come when nothing is painted, too', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    const rows = rowsOf('a', 30);
    const { result } = draw(rows);
    await waitFor(() => expect(result.current.rows).toBe(rows));
  });

  it.each([
    ['what fits on a screen', rowsOf('a', 10), false],
    ['what a person comes back to', rowsOf('a', 30), true],
    ['no rows yet', undefined, false],
  ])('are drawn at once: %s', (_, rows, atOnce) => {
    expect(draw(rows, { atOnce }).result.current).toEqual({ rows });
  });
});

it('keeps the width of the longest texts, unheard and unfocused', () => {
  const columns = columnsFrom({ columns: { name: { name: 'Name', dataType: 'string' } } });
  const rows = ['a', 'a long name', 'longer than that', 'ab', 'abc'].map((name) => ({ id: name, name }));
  render(
    <table>
      <tbody>
        <WidestCells
          rows={rows}
          columns={columns}
          format={({ name }) => ({ text: String(name) })}
          selectable={false}
          linked
        />
      </tbody>
    </table>,
  );
  expect(screen.queryByRole('row')).toBeNull();
  const texts = [...document.querySelectorAll('tr')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['longer than that', 'a long name', 'abc', 'ab']);
});
