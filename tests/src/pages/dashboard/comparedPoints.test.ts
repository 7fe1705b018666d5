import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/calendarDays.ts';
import { comparedCharges } from '#src/pages/dashboard/comparedPoints.ts';

const chosen = { from: '2026-11-01', to: '2026-11-18' };
const compared = { from: '2026-10-01', to: '2026-10-18' };
/** One charge of a shekel and a tenth on each day. */
const before = Array.from({ length: 18 }, (_, place) => ({
  day: addDays(compared.from, place),
  transactionsCount: 1,
  totalAmount: 1.1,
}));

describe('comparedCharges', () => {
  it('takes the days that stand where those of the point do', () => {
    const week = comparedCharges({ from: '2026-11-08', to: '2026-11-14' }, chosen, compared, before);
    expect(week).toEqual({ transactionsCount: 7, totalAmount: 7.7 });
    const point = { from: '2026-11-03', to: '2026-11-03' };
    expect(comparedCharges(point, chosen, compared, before.slice(0, 2))).toEqual({
      transactionsCount: 0,
      totalAmount: 0,
    });
  });

  it('compares a week under way with as many days, and days to come with none', () => {
    const running = comparedCharges({ from: '2026-11-15', to: '2026-11-21' }, chosen, compared, before);
    expect(running?.transactionsCount).toBe(4);
    expect(comparedCharges({ from: '2026-11-22', to: '2026-11-28' }, chosen, compared, before)).toBeUndefined();
  });
});
