import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useDrawnRows } from '#src/list/useDrawnRows.ts';
import { WidestCells } from '#src/list/WidestCells.tsx';
import { columnsFrom } from '#src/meta/columns.ts';

const rowsOf = (name: string, count: number) => Array.from({ length: count }, (_, id) => ({ id: `${name}${id}` }));
type Rows = ReturnType<typeof rowsOf>;

const draw = (rows: Rows | undefined, atOnce = false) =>
  renderHook((shown: Rows | undefined) => useDrawnRows(shown, 10, atOnce), { initialProps: rows });

describe('rows below the fold', () => {
  it('follow when those of a screen have been painted', async () => {
    const rows = rowsOf('a', 30);
    const { result } = draw(rows);
    expect(result.current).toEqual(rows.slice(0, 10));
    await waitFor(() => expect(result.current).toBe(rows));
  });

  it('stay what they were until another answer has been painted', async () => {
    const [before, after] = [rowsOf('a', 30), rowsOf('b', 20)];
    const { result, rerender } = draw(before);
    await waitFor(() => expect(result.current).toBe(before));
    rerender(after);
    expect(result.current).toEqual([...after.slice(0, 10), ...before.slice(10, 20)]);
    await waitFor(() => expect(result.current).toBe(after));
  });

  it.each([
    ['with them at once, where a longer page only adds rows', [...rowsOf('a', 12), ...rowsOf('b', 20)], 32],
    ['later, where one of them is another', [...rowsOf('a', 11), ...rowsOf('b', 20)], 12],
  ])('come %s', async (_, after, drawn) => {
    const before = rowsOf('a', 12);
    const { result, rerender } = draw(before);
    await waitFor(() => expect(result.current).toBe(before));
    rerender(after);
    expect(result.current).toHaveLength(drawn);
    await waitFor(() => expect(result.current).toBe(after));
  });

  it('come when nothing is painted, too', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    const rows = rowsOf('a', 30);
    const { result } = draw(rows);
    await waitFor(() => expect(result.current).toBe(rows));
  });

  it.each([
    ['what fits on a screen', rowsOf('a', 10), false],
    ['what a person comes back to', rowsOf('a', 30), true],
    ['no rows yet', undefined, false],
  ])('are drawn at once: %s', (_, rows, atOnce) => {
    expect(draw(rows, atOnce).result.current).toBe(rows);
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
