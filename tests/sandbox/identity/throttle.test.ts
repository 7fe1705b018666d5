import { describe, expect, it } from 'vitest';
import { createThrottle } from '#sandbox/http/throttle.ts';
import { countsOf } from '#sandbox/identity/passwordTries.ts';

const login = 'manager@sandbox.test';
const address = '192.0.2.7';

/** A throttle on a clock of its own, in milliseconds. */
function setUp() {
  let now = 1_000_000;
  const throttle = createThrottle(() => now);
  return {
    reserve: (visitor: Partial<Parameters<typeof countsOf>[0]> = {}) =>
      throttle.reserve(countsOf({ login, address, ...visitor })),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** How many of so many tries get through when none is given back. */
const through = (count: number, reserve: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => reserve(index)).filter(Boolean).length;

describe('tries at a password', () => {
  it('count before anything is known of them, ten for a login', () => {
    const { reserve } = setUp();
    expect(through(200, () => reserve())).toBe(10);
    expect(reserve({ login: 'merchant@sandbox.test' })).toBeDefined();
  });

  it('that were right are given back, once', () => {
    const { reserve } = setUp();
    const giveBack = reserve();
    giveBack?.();
    giveBack?.();
    expect(through(200, () => reserve())).toBe(10);
    expect(through(200, () => reserve({ login: 'other', device: 'd' })?.() ?? true)).toBe(200);
  });

  it('count for a minute each', () => {
    const { reserve, pass } = setUp();
    expect(through(4, () => reserve())).toBe(4);
    pass(59_000);
    expect(through(10, () => reserve())).toBe(6);
    pass(1000);
    expect(through(10, () => reserve())).toBe(4);
    pass(60_000);
    expect(through(20, () => reserve())).toBe(10);
  });

  it('of one address are fifty, whatever the logins; those of the others go on', () => {
    const { reserve } = setUp();
    expect(through(200, (index) => reserve({ login: `login ${index}` }))).toBe(50);
    expect(reserve({ login: 'login 0', address: '192.0.2.8' })).toBeDefined();
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
    ['::ffff:192.0.2.1', '192.0.2.1', '::ffff:192.0.2.2'],
  ])('of one network count together: %s and %s, not %s', (one, same, other) => {
    const { reserve } = setUp();
    through(50, (index) => reserve({ login: `login ${index}`, address: one }));
    expect(reserve({ login: 'new', address: same })).toBeUndefined();
    expect(reserve({ login: 'new', address: other })).toBeDefined();
  });

  it('of a browser that has signed in before count for themselves', () => {
    const { reserve } = setUp();
    through(200, () => reserve());
    expect(through(200, () => reserve({ device: 'mine' }))).toBe(10);
    expect(reserve({ device: 'yours' })).toBeDefined();
  });

  it('of made-up logins cannot make it forget those of the last minute', () => {
    const { reserve } = setUp();
    through(10, () => reserve());
    for (let made = 0; made < 12_000; made += 1)
      reserve({ login: `made up ${made}`, address: `192.0.2.${made % 250}` });
    expect(reserve()).toBeUndefined();
  });
});
