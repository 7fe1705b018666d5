import { expect, it } from 'vitest';
import { createReconnectPauses } from '#src/realtime/reconnectPauses.ts';

/** A clock of the test's own, and no chance. */
function open() {
  let time = 0;
  const pauses = createReconnectPauses(
    () => time,
    () => 0.5,
  );
  /** A connection that lives for so many seconds. @returns the pause after it, in milliseconds */
  const lived = (seconds: number) => {
    pauses.connected();
    time += seconds * 1000;
    return pauses.next();
  };
  return { pauses, lived };
}

it('comes again soon at first, then every half a minute', () => {
  const { pauses } = open();
  const tries = Array.from({ length: 9 }, () => pauses.next());
  expect(tries).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

it('leaves a server alone that accepts and closes at once', () => {
  const { lived } = open();
  expect([lived(0), lived(1), lived(29), lived(0)]).toEqual([500, 1000, 2000, 4000]);
});

it('comes again soon after a connection that stood', () => {
  const { lived } = open();
  expect([lived(0), lived(1), lived(30), lived(0)]).toEqual([500, 1000, 500, 1000]);
});

it('never comes with all other clients at once', () => {
  const spread = [0, 0.999].map((chance) => createReconnectPauses(Date.now, () => chance).next());
  expect(spread[0]).toBe(375);
  expect(spread[1]).toBeCloseTo(625, 0);
});
