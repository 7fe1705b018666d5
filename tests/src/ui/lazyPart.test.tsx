import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chunkLoadTimeoutMs } from '#contract/constants.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { chunkFailed, loadChunk } from '#src/ui/lazy/loadChunk.ts';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';

const Part = ({ name }: { name: string }) => <p>part {name}</p>;

afterEach(() => vi.useRealTimers());

describe('a part that loads with its first use', () => {
  it('is drawn when it has come, and at once from then on', async () => {
    const load = vi.fn(async () => Part);
    const Lazy = lazyPart(load);
    await renderShell({ content: <Lazy name="one" />, bare: true });
    expect(await screen.findByText('part one')).toBeVisible();
    await renderShell({ content: <Lazy name="two" />, bare: true });
    expect(screen.getByText('part two')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('may be asked for ahead, once', async () => {
    const load = vi.fn(async () => Part);
    const Lazy = lazyPart(load);
    Lazy.preload();
    Lazy.preload();
    await renderShell({ content: <Lazy name="ahead" />, bare: true });
    expect(await screen.findByText('part ahead')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('that is gone after a deployment tells so and offers a retry, and the page goes on', async () => {
    const failed = vi.fn();
    const stop = chunkFailed.subscribe(failed);
    const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Lazy = lazyPart(load);
    const content = (
      <>
        <p>the rest</p>
        <Lazy name="late" />
      </>
    );
    const { user } = await renderShell({ content, bare: true });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect([failed.mock.calls.length, screen.getByText('the rest').isConnected]).toEqual([1, true]);
    await user.click(retry);
    expect(await screen.findByText('part late')).toBeVisible();
    stop();
  });
});

describe('a chunk', () => {
  it('counts as failed when it has not come in 120 seconds', async () => {
    vi.useFakeTimers();
    const failed = vi.fn();
    const stop = chunkFailed.subscribe(failed);
    const outcome = expect(loadChunk(() => new Promise(() => {}))).rejects.toThrow('in time');
    await act(() => vi.advanceTimersByTimeAsync(chunkLoadTimeoutMs - 1));
    expect(failed).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    await outcome;
    expect(failed).toHaveBeenCalledOnce();
    stop();
  });
});
