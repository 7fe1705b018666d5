import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserClaim, type ClaimLocks } from '#src/authProvider/claim.ts';

/** Web Locks as far as claims go: one holder a name, the others are told at once. */
function locksOfTabs(): ClaimLocks {
  const held = new Set<string>();
  return {
    async request(name, _options, task) {
      if (held.has(name)) return task(null);
      held.add(name);
      await task({});
      held.delete(name);
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a claim', () => {
  it('is granted once over all tabs, until it is given back', async () => {
    const locks = locksOfTabs();
    const [one, other] = [browserClaim(locks), browserClaim(locks)];
    const giveBack = await one('a');
    expect(giveBack).toBeDefined();
    expect(await other('a')).toBeUndefined();
    expect(await one('a')).toBeUndefined();
    expect(await other('b')).toBeDefined();
    giveBack?.();
    await Promise.resolve();
    await vi.waitFor(async () => expect(await other('a')).toBeDefined());
  });

  it('ends by itself after a minute', async () => {
    vi.useFakeTimers();
    const locks = locksOfTabs();
    await browserClaim(locks)('a');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await browserClaim(locks)('a')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await browserClaim(locks)('a')).toBeDefined();
  });

  it('fails as the locks do, and is granted where there are none', async () => {
    const broken = { request: () => Promise.reject(new Error('no locks here')) };
    await expect(browserClaim(broken)('a')).rejects.toThrow('no locks here');
    const free = browserClaim(undefined);
    expect([await free('a'), await free('a')]).toEqual([expect.any(Function), expect.any(Function)]);
  });
});
