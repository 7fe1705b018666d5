import { assert, date, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/calendarDays.ts';
import { israelWallClock, startOfIsraelDay } from '#contract/israelClock.ts';
import { israelDay } from '#contract/israelDay.ts';

const instants = date({
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const hour = 3_600_000;
const lengthOf = (day: string) => startOfIsraelDay(addDays(day, 1)).getTime() - startOfIsraelDay(day).getTime();

describe('Israel days', () => {
  it('holds every instant in exactly one day', () => {
    assert(
      property(instants, (instant) => {
        const day = israelDay(instant);
        const [start, next] = [startOfIsraelDay(day), startOfIsraelDay(addDays(day, 1))];
        expect(start.getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(instant.getTime()).toBeLessThan(next.getTime());
        expect(israelDay(start)).toBe(day);
        expect(israelDay(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('is short when the clock moves forward and long when it moves back', () => {
    expect(lengthOf('2026-03-26')).toBe(24 * hour);
    expect(lengthOf('2026-03-27')).toBe(23 * hour);
    expect(lengthOf('2026-10-25')).toBe(25 * hour);
    expect(startOfIsraelDay('2026-03-27').toISOString()).toBe('2026-03-26T22:00:00.000Z');
    expect(startOfIsraelDay('2026-03-28').toISOString()).toBe('2026-03-27T21:00:00.000Z');
    expect(startOfIsraelDay('2026-10-25').toISOString()).toBe('2026-10-24T21:00:00.000Z');
    expect(startOfIsraelDay('2026-10-26').toISOString()).toBe('2026-10-25T22:00:00.000Z');
  });

  it('reads the clock on the wall', () => {
    expect(israelWallClock(new Date('2026-07-01T22:30:15.250Z')).toISOString()).toBe('2026-07-02T01:30:15.250Z');
    expect(israelWallClock(new Date('2026-01-01T22:30:00Z')).toISOString()).toBe('2026-01-02T00:30:00.000Z');
  });
});
