import { describe, expect, it } from 'vitest';
import { newsSince, openedOn, parseHomeOpened } from '#src/list/waiting/openedDays.ts';

const today = '2026-11-15';

describe('the days on which a person looked', () => {
  it('keeps the day before today, however often it is opened today', () => {
    const first = openedOn(today, { day: '2026-11-13', things: 3 });
    expect(first).toEqual({ day: today, before: '2026-11-13', things: 3 });
    expect(openedOn(today, first)).toEqual(first);
    expect(openedOn(today, undefined)).toEqual({ day: today });
    // A clock that was wrong.
    expect(openedOn(today, { day: '2027-01-01' })).toEqual({ day: today });
  });

  it('tells of news since then, of seven days at most', () => {
    expect(newsSince(today, { day: today, before: '2026-11-13' })).toBe('2026-11-13');
    expect(newsSince(today, { day: today, before: '2026-10-01' })).toBe('2026-11-08');
    expect(newsSince(today, { day: today })).toBe('2026-11-08');
  });

  it('reads what is stored without trusting it', () => {
    expect(parseHomeOpened({ day: today, before: 'x', things: -1 })).toEqual({ day: today });
    expect(parseHomeOpened({ day: today, before: '2026-11-13', things: 2 })).toEqual({
      day: today,
      before: '2026-11-13',
      things: 2,
    });
    for (const value of [undefined, 'x', { day: '2026-02-30' }, {}]) expect(parseHomeOpened(value)).toBeUndefined();
  });
});
