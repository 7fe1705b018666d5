import { describe, expect, it } from 'vitest';
import { enumValues } from '#contract/enums.ts';
import { quickDates } from '#contract/quickDates.ts';

describe('quickDates', () => {
  it.each([
    ['today', '2026-11-18', '2026-11-18', '2026-11-18'],
    ['yesterday', '2026-11-01', '2026-10-31', '2026-10-31'],
    ['thisWeek', '2026-11-18', '2026-11-15', '2026-11-21'],
    ['thisWeek', '2026-11-15', '2026-11-15', '2026-11-21'],
    ['lastWeek', '2026-11-15', '2026-11-08', '2026-11-14'],
    ['last30Days', '2026-11-30', '2026-11-01', '2026-11-30'],
    ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['last3Months', '2026-05-31', '2026-02-28', '2026-05-31'],
  ] as const)('%s on %s is %s to %s', (filter, today, from, to) => {
    expect(quickDates(filter, today)).toEqual({ from, to });
  });

  it('knows every quick filter', () => {
    for (const filter of enumValues('quickDateFilter')) {
      const { from, to } = quickDates(filter, '2026-11-15');
      expect(from <= to).toBe(true);
    }
  });
});
