import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFilterText } from '#src/list/filters/useFilterText.ts';

const anything = () => true;

function Draft({ apply }: { apply: (text: string) => void }) {
  const { text, type } = useFilterText('', apply, { accepts: anything, patient: false });
  return <input aria-label="words" value={text} onChange={({ target }) => type(target.value)} />;
}

afterEach(() => {
  vi.useRealTimers();
});

it('is applied when the list it was typed in is shown again, had it been left before the typing rested', () => {
  vi.useFakeTimers();
  const apply = vi.fn<(text: string) => void>();
  const draw = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Draft apply={apply} />
    </Activity>
  );
  const { rerender } = render(draw('visible'));
  fireEvent.change(screen.getByRole('textbox', { name: 'words' }), { target: { value: 'dana' } });
  act(() => void vi.advanceTimersByTime(100));
  rerender(draw('hidden'));
  act(() => void vi.advanceTimersByTime(5000));
  expect(apply).not.toHaveBeenCalled();
  rerender(draw('visible'));
  act(() => void vi.advanceTimersByTime(5000));
  expect(apply).toHaveBeenCalledExactlyOnceWith('dana');
  // Once is enough.
  rerender(draw('hidden'));
  rerender(draw('visible'));
  act(() => void vi.advanceTimersByTime(5000));
  expect(apply).toHaveBeenCalledTimes(1);
});
