import { describe, expect, it } from 'vitest';
import { chargesAhead, type DealSoFar } from '#src/fields/schedule/chargesAhead.ts';
import {
  monthlyForEver,
  scheduleValuesOf,
  toSchedule,
  type ScheduleValues,
} from '#src/fields/schedule/scheduleValues.ts';

const today = '2026-11-22';
const daysOf = (values: Partial<ScheduleValues>, deal?: DealSoFar) =>
  chargesAhead({ ...monthlyForEver, ...values }, today, deal)?.map(({ day }) => day);

describe('the charges a schedule leads to', () => {
  it('are the next twenty-four of one without an end', () => {
    expect(daysOf({})).toHaveLength(24);
    expect(daysOf({})?.slice(0, 2)).toEqual(['2026-11-22', '2026-12-22']);
  });

  it('come to the last day of a shorter month, and back to their own in the next', () => {
    const found = daysOf({ startAtType: 'specifiedDate', startAt: '2027-01-31' });
    expect(found?.slice(0, 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });

  it('say on which of them Israel rests', () => {
    const found = chargesAhead({ ...monthlyForEver, startAtType: 'specifiedDate', startAt: '2027-04-22' }, today);
    expect(found?.slice(0, 3).map(({ rest }) => rest)).toEqual(['pesach', 'shabbat', undefined]);
  });

  it.each<[string, Partial<ScheduleValues>, number]>([
    ['so many', { endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: '3' }, 3],
    ['until a day, that day included', { endAtType: 'specifiedDate', endAt: '2027-01-22' }, 3],
    ['one, whatever else was typed before', { repeatPeriodType: 'oneTime', endAtType: 'specifiedDate', endAt: 'x' }, 1],
  ])('end: %s', (_, values, count) => {
    expect(daysOf(values)).toHaveLength(count);
  });

  it.each<[string, Partial<ScheduleValues>]>([
    ['a start that is no day', { startAtType: 'specifiedDate', startAt: '30/2' }],
    ['a start before today', { startAtType: 'specifiedDate', startAt: '2026-11-21' }],
    ['an end on the start', { endAtType: 'specifiedDate', endAt: today }],
    ['no number of charges', { endAtType: 'afterNumberOfPayments' }],
    ['an interval of nothing', { repeatPeriod: '0' }],
  ])('are not shown for %s', (_, values) => {
    expect(daysOf(values)).toBeUndefined();
  });

  it('of a deal that stands go on from its next one, without those of a pause', () => {
    const schedule = { repeatPeriodType: 'monthly', startAtType: 'today', endAtType: 'never' } as const;
    const deal = {
      schedule,
      startsOn: '2026-01-31T00:00:00',
      next: '2026-11-30T00:00:00',
      chargesMade: 10,
      chargedOn: '2026-10-31',
      pausedFrom: '2026-12-01T00:00:00',
      pausedTo: '2027-01-31T00:00:00',
    };
    const values = {
      ...scheduleValuesOf(schedule),
      endAtType: 'afterNumberOfPayments',
      endAtNumberOfPayments: '12',
    } as const;
    expect(chargesAhead(values, today, deal)?.map(({ day }) => day)).toEqual(['2026-11-30', '2027-02-28']);
  });
});

it('sends nothing that the types do not use', () => {
  const typed = { ...monthlyForEver, startAt: '2027-01-01', endAt: '2027-01-01', endAtNumberOfPayments: '4' };
  expect(toSchedule(typed)).toMatchObject({ startAt: null, endAt: null, endAtNumberOfPayments: null });
  expect(toSchedule({ ...typed, endAtType: 'afterNumberOfPayments' })).toMatchObject({ endAtNumberOfPayments: 4 });
});
