import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageExclusive } from '#src/authProvider/storageLock.ts';

const key = 'lock';
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') });
});
afterEach(() => vi.useRealTimers());

/** Runs one task in each of several tabs at once and notes when each began and ended. */
function runTabs(count: number, taskMs: number) {
  const events: string[] = [];
  const tabs = Array.from({ length: count }, (_, index) =>
    storageExclusive(
      window.localStorage,
      key,
    )(async () => {
      events.push(`begin ${index}`);
      await wait(taskMs);
      events.push(`end ${index}`);
      return index;
    }),
  );
  return { events, all: Promise.all(tabs) };
}

describe('the lock in local storage', () => {
  it('lets one tab in at a time and gives each its result', async () => {
    const { events, all } = runTabs(3, 500);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await all).toEqual([0, 1, 2]);
    expect(events.map((event) => event.split(' ')[0])).toEqual(['begin', 'end', 'begin', 'end', 'begin', 'end']);
    expect(window.localStorage.getItem(key)).toBeNull();
  });

  it('is kept by a tab whose task lasts longer than the lock', async () => {
    const { events, all } = runTabs(2, 45_000);
    await vi.advanceTimersByTimeAsync(100_000);
    await all;
    expect(events.map((event) => event.split(' ')[0])).toEqual(['begin', 'end', 'begin', 'end']);
  });

  it('is given back when the task fails', async () => {
    const failing = storageExclusive(window.localStorage, key)(() => Promise.reject(new Error('no')));
    const outcome = expect(failing).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(1000);
    await outcome;
    expect(window.localStorage.getItem(key)).toBeNull();
  });

  it.each([
    ['of a tab that has gone', () => JSON.stringify({ holder: 'gone', until: Date.now() + 10_000 }), 10_000],
    ['written under another clock', () => JSON.stringify({ holder: 'x', until: Date.now() + 1e9 }), 0],
    ['that can not be read', () => '{{', 0],
  ])('%s does not bar the others for ever', async (_, text, waitMs) => {
    window.localStorage.setItem(key, text());
    const done = vi.fn();
    void storageExclusive(window.localStorage, key)(async () => done());
    await vi.advanceTimersByTimeAsync(Math.max(0, waitMs - 200));
    expect(done).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(500);
    expect(done).toHaveBeenCalledOnce();
  });
});
