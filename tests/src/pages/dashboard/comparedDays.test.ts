import { describe, expect, it } from 'vitest';
import { daysBetween } from '#contract/calendarDays.ts';
import { enumValues } from '#contract/enums.ts';
import { chosenDays, comparedDays, isWholePeriod } from '#src/pages/dashboard/comparedDays.ts';

const today = '2026-11-18';

describe('comparedDays', () => {
  it.each([
    ['thisMonth', 'lastMonth', '2026-10-01', '2026-10-18'],
    ['lastMonth', 'lastMonth', '2026-10-01', '2026-10-31'],
    ['today', 'lastMonth', '2026-10-18', '2026-10-18'],
    ['today', 'lastWeek', '2026-11-11', '2026-11-11'],
    ['thisWeek', 'lastWeek', '2026-11-08', '2026-11-11'],
    ['yesterday', 'today', '2026-11-18', '2026-11-18'],
    ['last30Days', 'lastMonth', '2026-10-02', '2026-10-31'],
    ['last3Months', 'lastMonth', '2026-07-31', '2026-10-31'],
  ] as const)('of %s and %s', (quickDateFilter, altQuickDateFilter, from, to) => {
    expect(comparedDays({ days: { quickDateFilter }, altQuickDateFilter }, today)).toEqual({ from, to });
  });

  it('takes a month that is shorter whole days before it', () => {
    const days = { dateFrom: '2026-03-01', dateTo: '2026-03-31' };
    expect(comparedDays({ days, altQuickDateFilter: 'lastMonth' }, '2026-03-31')).toEqual({
      from: '2026-01-29',
      to: '2026-02-28',
    });
  });

  it('has as many days as the chosen period, whatever is compared', () => {
    const lengthOf = ({ from, to }: { from: string; to: string }) => daysBetween(from, to);
    for (const quickDateFilter of enumValues('quickDateFilter')) {
      for (const altQuickDateFilter of enumValues('quickDateFilter')) {
        const filter = { days: { quickDateFilter }, altQuickDateFilter };
        expect(lengthOf(comparedDays(filter, today))).toBe(lengthOf(chosenDays(filter, today)));
      }
    }
  });

  it('knows when it is what the server compares with by itself', () => {
    const filter = { altQuickDateFilter: 'lastMonth' } as const;
    expect(isWholePeriod({ from: '2026-10-01', to: '2026-10-31' }, filter, today)).toBe(true);
    expect(isWholePeriod({ from: '2026-10-01', to: '2026-10-18' }, filter, today)).toBe(false);
  });
});
