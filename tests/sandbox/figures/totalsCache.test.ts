import { describe, expect, it } from 'vitest';
import type { Clock } from '#sandbox/core/clock.ts';
import { createTotalsCache } from '#sandbox/figures/totalsCache.ts';

function pinned(): Clock & { pass(seconds: number): void } {
  let at = 0;
  const set = (instant: Date) => {
    at = instant.getTime();
  };
  return { now: () => new Date(at), set, reset: () => set(new Date(0)), pass: (seconds) => (at += seconds * 1000) };
}

function setUp() {
  const clock = pinned();
  const cache = createTotalsCache(clock);
  let reads = 0;
  const read = async () => ({ numberOfRecords: ++reads });
  const ask = async (merchantID = 'a', key = 'k') => (await cache.get(merchantID, key, read)).numberOfRecords;
  return { clock, cache, ask };
}

describe('totals cache', () => {
  it('keeps figures for thirty seconds', async () => {
    const { clock, ask } = setUp();
    expect(await ask()).toBe(1);
    clock.pass(29.9);
    expect(await ask()).toBe(1);
    clock.pass(0.1);
    expect(await ask()).toBe(2);
  });

  it('asks once for equal questions at the same time', async () => {
    const { ask } = setUp();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  });

  it('keeps merchants and filters apart', async () => {
    const { ask } = setUp();
    expect([await ask('a', 'k'), await ask('b', 'k'), await ask('a', 'l')]).toEqual([1, 2, 3]);
  });

  it('forgets one merchant, or all', async () => {
    const { cache, ask } = setUp();
    await ask('a');
    await ask('b');
    cache.drop('a');
    expect([await ask('a'), await ask('b')]).toEqual([3, 2]);
    cache.drop();
    expect(await ask('b')).toBe(4);
  });

  it('forgets when the clock is moved back', async () => {
    const { clock, ask } = setUp();
    clock.set(new Date('2026-11-15T10:00:00Z'));
    await ask();
    clock.set(new Date('2026-11-01T10:00:00Z'));
    expect(await ask()).toBe(2);
  });

  it('does not keep a failure', async () => {
    const { cache, ask } = setUp();
    await expect(cache.get('a', 'k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await ask()).toBe(1);
  });

  it('stays bounded', async () => {
    const { ask } = setUp();
    for (let index = 0; index <= 1000; index++) await ask('a', String(index));
    expect(await ask('a', '1000')).toBe(1001);
    expect(await ask('a', '0')).toBe(1002);
  });
});
