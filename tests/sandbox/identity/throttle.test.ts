import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createThrottle } from '#sandbox/http/throttle.ts';
import { tries } from '#sandbox/http/tryTable.ts';
import { countsOf } from '#sandbox/identity/passwordTries.ts';
import { openSeededDatabase } from '#tests/support/seededDatabase.ts';

const login = 'manager@sandbox.test';
const address = '192.0.2.7';

const { db, close } = await openSeededDatabase();
afterAll(close);
beforeEach(async () => void (await db.delete(tries)));

/** A throttle on a clock of its own, in milliseconds. */
function setUp() {
  let now = 1_000_000;
  // Two processes, in turns.
  const throttles = [createThrottle(db, () => now), createThrottle(db, () => now)];
  let turn = 0;
  return {
    reserve: (visitor: Partial<Parameters<typeof countsOf>[0]> = {}) =>
      throttles[(turn += 1) % 2]?.reserve(countsOf({ login, address, ...visitor })),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** How many of so many tries get through when none is given back. */
const through = async (count: number, reserve: (index: number) => Promise<unknown> | undefined) =>
  (await Promise.all(Array.from({ length: count }, async (_, index) => reserve(index)))).filter(Boolean).length;

describe('tries at a password', () => {
  it('count before anything is known of them, ten for a login', async () => {
    const { reserve } = setUp();
    expect(await through(70, () => reserve())).toBe(10);
    expect(await reserve({ login: 'merchant@sandbox.test' })).toBeDefined();
  });

  it('that were right are given back, once', async () => {
    const { reserve } = setUp();
    const giveBack = await reserve();
    await giveBack?.();
    await giveBack?.();
    expect(await through(70, () => reserve())).toBe(10);
    for (let right = 0; right < 20; right += 1) {
      const giveItBack = await reserve({ login: 'other', device: 'd' });
      expect(giveItBack).toBeDefined();
      await giveItBack?.();
    }
  });

  it('count for a minute each', async () => {
    const { reserve, pass } = setUp();
    expect(await through(4, () => reserve())).toBe(4);
    pass(59_000);
    expect(await through(10, () => reserve())).toBe(6);
    pass(1000);
    expect(await through(10, () => reserve())).toBe(4);
    pass(60_000);
    expect(await through(20, () => reserve())).toBe(10);
  });

  it('of one address are fifty, whatever the logins; those of the others go on', async () => {
    const { reserve } = setUp();
    expect(await through(70, (index) => reserve({ login: `login ${index}` }))).toBe(50);
    expect(await reserve({ login: 'login 0', address: '192.0.2.8' })).toBeDefined();
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
    ['::ffff:192.0.2.1', '192.0.2.1', '::ffff:192.0.2.2'],
  ])('of one network count together: %s and %s, not %s', async (one, same, other) => {
    const { reserve } = setUp();
    await through(50, (index) => reserve({ login: `login ${index}`, address: one }));
    expect(await reserve({ login: 'new', address: same })).toBeUndefined();
    expect(await reserve({ login: 'new', address: other })).toBeDefined();
  });

  it('of a browser that has signed in before count for themselves', async () => {
    const { reserve } = setUp();
    await through(70, () => reserve());
    expect(await through(70, () => reserve({ device: 'mine' }))).toBe(10);
    expect(await reserve({ device: 'yours' })).toBeDefined();
  });

  it('of made-up logins cannot make it forget those of the last minute', async () => {
    const { reserve } = setUp();
    await through(10, () => reserve());
    await through(200, (made) => reserve({ login: `made up ${made}`, address: `192.0.2.${made % 250}` }));
    expect(await reserve()).toBeUndefined();
  });
});
