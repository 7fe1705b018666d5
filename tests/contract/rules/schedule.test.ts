import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/calendarDays.ts';
import {
  chargeDates,
  isInPause,
  nextCharge,
  planOf,
  type Schedule,
  type ScheduleFault,
  scheduleFaults,
} from '#contract/rules/schedule.ts';
import { someDay, someSchedule } from '#tests/support/schedules.ts';

const today = '2026-11-15';
const monthly = { repeatPeriodType: 'monthly', startAtType: 'today', endAtType: 'never' } as const;
const from = (startAt: string, more: Partial<Schedule> = {}): Schedule => ({
  ...monthly,
  startAtType: 'specifiedDate',
  startAt,
  ...more,
});
const dates = (schedule: Schedule, limit = 4) => chargeDates(planOf(schedule, today), { limit });

describe('the charges of a schedule', () => {
  it.each<[string, Schedule, string[]]>([
    ['today, monthly', monthly, ['2026-11-15', '2026-12-15', '2027-01-15', '2027-02-15']],
    [
      'from the last day of January: no day of it is lost',
      from('2027-01-31'),
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
    ],
    ['from 30 January of a leap year', from('2028-01-30'), ['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30']],
    [
      'from 29 February, once a year',
      from('2028-02-29', { repeatPeriodType: 'year' }),
      ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28'],
    ],
    [
      'every second quarter',
      from('2026-12-31T00:00:00', { repeatPeriodType: 'quarter', repeatPeriod: 2 }),
      ['2026-12-31', '2027-06-30', '2027-12-31', '2028-06-30'],
    ],
    ['once', from('2026-12-01', { repeatPeriodType: 'oneTime' }), ['2026-12-01']],
    [
      'up to a day, which belongs to it',
      from('2026-12-01', { endAtType: 'specifiedDate', endAt: '2027-02-01' }),
      ['2026-12-01', '2027-01-01', '2027-02-01'],
    ],
    [
      'so many',
      from('2026-12-01', { endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: 2 }),
      ['2026-12-01', '2027-01-01'],
    ],
  ])('%s', (_name, schedule, expected) => {
    expect(dates(schedule)).toEqual(expected);
  });

  it('go on from where the deal stands, on the day of the month it began on', () => {
    const plan = planOf(from('2027-01-31', { endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: 4 }), today);
    expect(chargeDates(plan, { next: '2027-02-28', chargesMade: 1, limit: 24 })).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
  });

  it('leave out a pause, and are as many all the same', () => {
    const plan = planOf(from('2027-01-31', { endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: 3 }), today);
    const pause = { pausedFrom: '2027-02-28', pausedTo: '2027-03-31' };
    expect(chargeDates(plan, { ...pause, limit: 24 })).toEqual(['2027-01-31', '2027-04-30', '2027-05-31']);
    expect(chargeDates(plan, { ...pause, pausedTo: null, limit: 24 })).toEqual(['2027-01-31']);
  });

  it('are one by one what they are at once, for any schedule', () => {
    fc.assert(
      fc.property(
        someDay.chain((day) => fc.tuple(fc.constant(day), someSchedule(day))),
        ([day, schedule]) => {
          const plan = planOf(schedule, day);
          const stepped: string[] = [];
          let next: string | null = plan.startsOn;
          while (next !== null && stepped.length < 24) {
            stepped.push(next);
            next = nextCharge(plan, next, stepped.length);
          }
          expect(chargeDates(plan, { limit: 24 })).toEqual(stepped);
        },
      ),
    );
  });

  it('rise, come to the day they began on, and keep to the end', () => {
    fc.assert(
      fc.property(
        someDay.chain((day) => fc.tuple(fc.constant(day), someSchedule(day))),
        ([day, schedule]) => {
          const plan = planOf(schedule, day);
          const found = chargeDates(plan, { limit: 24 });
          expect(found[0]).toBe(plan.startsOn);
          expect(found).toEqual([...new Set(found)].toSorted());
          for (const date of found) {
            const isLastOfMonth = addDays(date, 1).endsWith('-01');
            expect(date.slice(8) === plan.startsOn.slice(8) || isLastOfMonth).toBe(true);
            if (plan.endsOn) expect(date <= plan.endsOn).toBe(true);
          }
          if (plan.numberOfPayments) expect(found.length).toBeLessThanOrEqual(plan.numberOfPayments);
        },
      ),
    );
  });
});

describe('a pause', () => {
  it.each<[string, string | null, string | null, boolean]>([
    ['2026-11-15', '2026-11-15', '2026-11-16', true],
    ['2026-11-16', '2026-11-15', '2026-11-16', true],
    ['2026-11-17', '2026-11-15', '2026-11-16', false],
    ['2026-11-14', '2026-11-15', '2026-11-16', false],
    ['2036-01-01', '2026-11-15', null, true],
    ['2026-11-15', null, null, false],
  ])('has %s between %s and %s: %s', (day, pausedFrom, pausedTo, expected) => {
    expect(isInPause(day, { pausedFrom, pausedTo })).toBe(expected);
  });
});

describe('the faults of a schedule', () => {
  const fieldsOf = (found: ScheduleFault[]) => found.map(({ field, fault }) => [field, fault.key]);

  it.each<[string, Schedule, [ScheduleFault['field'], string][]]>([
    ['none', monthly, []],
    ['none that ends a day later', { ...monthly, endAtType: 'specifiedDate', endAt: '2026-11-16' }, []],
    ['a start before today', from('2026-11-14'), [['startAt', 'Expired']]],
    ['a start that is missing', { ...monthly, startAtType: 'specifiedDate' }, [['startAt', 'Required']]],
    ['a start that is not used', { ...monthly, startAt: '2026-12-01' }, [['startAt', 'Invalid']]],
    [
      'an end on the start',
      from('2026-12-01', { endAtType: 'specifiedDate', endAt: '2026-12-01' }),
      [['endAt', 'EndDateLaterStart']],
    ],
    [
      'an end before a start of today',
      { ...monthly, endAtType: 'specifiedDate', endAt: '2026-11-15T00:00:00' },
      [['endAt', 'EndDateLaterStart']],
    ],
    ['an end that is missing', { ...monthly, endAtType: 'specifiedDate' }, [['endAt', 'Required']]],
    ['an end that is not used', { ...monthly, endAt: '2027-01-01' }, [['endAt', 'Invalid']]],
    [
      'no number of payments',
      { ...monthly, endAtType: 'afterNumberOfPayments' },
      [['endAtNumberOfPayments', 'Required']],
    ],
    [
      'no payment at all',
      { ...monthly, endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: 0 },
      [['endAtNumberOfPayments', 'MustBeInRange']],
    ],
    ['a number that is not used', { ...monthly, endAtNumberOfPayments: 3 }, [['endAtNumberOfPayments', 'Invalid']]],
    ['no period', { ...monthly, repeatPeriod: 0 }, [['repeatPeriod', 'MustBeInRange']]],
  ])('%s', (_name, schedule, expected) => {
    expect(fieldsOf(scheduleFaults(schedule, { today }))).toEqual(expected);
  });

  it('let a start that stands stay, and count the end from it', () => {
    const standing = from('2026-01-31', { endAtType: 'specifiedDate', endAt: '2026-01-31' });
    expect(fieldsOf(scheduleFaults(standing, { today, startsOn: '2026-01-31T00:00:00' }))).toEqual([
      ['endAt', 'EndDateLaterStart'],
    ]);
    expect(scheduleFaults(from('2026-01-31'), { today, startsOn: '2026-01-31' })).toEqual([]);
  });

  it('are none in what is offered as right', () => {
    fc.assert(
      fc.property(
        someDay.chain((day) => fc.tuple(fc.constant(day), someSchedule(day))),
        ([day, schedule]) => {
          expect(scheduleFaults(schedule, { today: day })).toEqual([]);
        },
      ),
    );
  });
});
