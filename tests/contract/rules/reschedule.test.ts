import { describe, expect, it } from 'vitest';
import { reschedule, type StandingDeal } from '#contract/rules/reschedule.ts';
import type { Schedule } from '#contract/rules/schedule.ts';

const today = '2026-11-15';
const monthly = { repeatPeriodType: 'monthly', startAtType: 'today', endAtType: 'never' } as const;
const standing: StandingDeal = {
  schedule: monthly,
  startsOn: '2026-08-31',
  next: '2026-11-30',
  chargesMade: 3,
  chargedOn: '2026-10-31',
};

describe('a schedule that changes', () => {
  it.each<[string, Partial<StandingDeal>, Partial<Schedule>, string | null, string]>([
    ['nothing', {}, {}, '2026-11-30', '2026-08-31'],
    [
      'a longer period, from what was not paid yet on',
      {},
      { repeatPeriodType: 'halfYear' },
      '2027-02-28',
      '2026-08-31',
    ],
    ['once, which it was', {}, { repeatPeriodType: 'oneTime' }, null, '2026-08-31'],
    [
      'an end that is there already',
      {},
      { endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: 3 },
      null,
      '2026-08-31',
    ],
    ['another start', {}, { startAtType: 'specifiedDate', startAt: '2026-12-10' }, '2026-12-10', '2026-12-10'],
    ['an end that had come and is lifted', { next: null }, {}, '2026-11-30', '2026-08-31'],
    [
      'the same on the day of the last charge',
      { next: null, startsOn: today, chargedOn: today },
      {},
      '2026-12-15',
      today,
    ],
    ['a charge that is due stays due', { next: '2026-10-31' }, {}, '2026-10-31', '2026-08-31'],
  ])('%s', (_name, more, change, next, startsOn) => {
    expect(reschedule({ ...standing, ...more }, { ...monthly, ...change }, today)).toMatchObject({ next, startsOn });
  });
});
