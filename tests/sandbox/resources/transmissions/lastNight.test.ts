import { describe, expect, it } from 'vitest';
import { lastNight } from '#sandbox/jobs/nightlyTransmission.ts';

describe('the time of a nightly transmission', () => {
  it.each([
    ['just before it', '2026-11-15T21:29:59Z', '2026-11-14T21:30:00.000Z'],
    ['at it', '2026-11-15T21:30:00Z', '2026-11-15T21:30:00.000Z'],
    ['after midnight', '2026-11-15T22:30:00Z', '2026-11-15T21:30:00.000Z'],
    ['in summer', '2026-07-15T21:00:00Z', '2026-07-15T20:30:00.000Z'],
    ['on the day the clocks go forward', '2026-03-27T21:00:00Z', '2026-03-27T20:30:00.000Z'],
    ['on the day they go back', '2026-10-25T21:45:00Z', '2026-10-25T21:30:00.000Z'],
  ])('is Israel’s clock: %s', (_case, now, night) => {
    expect(lastNight({ transmissionTime: '23:30' }, new Date(now)).toISOString()).toBe(night);
  });
});
