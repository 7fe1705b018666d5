import { describe, expect, it } from 'vitest';
import { addMonths, firstOfMonth, firstOfWeek } from '#contract/calendarDays.ts';
import { momentOf } from '#sandbox/core/israelDays.ts';

it('begins a day in Israel, not in UTC', () => {
  expect(momentOf(new Date('2026-11-15T21:59:59.999Z')).today).toBe('2026-11-15');
  expect(momentOf(new Date('2026-11-15T22:00:00.000Z')).today).toBe('2026-11-16');
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
