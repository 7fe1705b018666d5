import { assert, date, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { israelDay } from '#contract/israelDay.ts';
import { addDays, addMonths } from '#contract/calendarDays.ts';
import { firstOfMonth, firstOfWeek, israelWallClock, momentOf, startOfIsraelDay } from '#sandbox/core/israelDays.ts';

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

  it('begins a day in Israel, not in UTC', () => {
    expect(momentOf(new Date('2026-11-15T21:59:59.999Z')).today).toBe('2026-11-15');
    expect(momentOf(new Date('2026-11-15T22:00:00.000Z')).today).toBe('2026-11-16');
  });

  it('reads the clock on the wall', () => {
    expect(israelWallClock(new Date('2026-07-01T22:30:15.250Z')).toISOString()).toBe('2026-07-02T01:30:15.250Z');
    expect(israelWallClock(new Date('2026-01-01T22:30:00Z')).toISOString()).toBe('2026-01-02T00:30:00.000Z');
  });
});

describe('calendar arithmetic', () => {
  it('keeps months inside their length', () => {
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
    expect(addMonths('2026-01-15', -13)).toBe('2024-12-15');
    expect(firstOfMonth('2026-11-15')).toBe('2026-11-01');
  });

  it('begins weeks on Sunday', () => {
    expect(firstOfWeek('2026-11-15')).toBe('2026-11-15');
    expect(firstOfWeek('2026-11-21')).toBe('2026-11-15');
    expect(firstOfWeek('2026-11-22')).toBe('2026-11-22');
  });
});
