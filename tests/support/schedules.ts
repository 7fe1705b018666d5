import * as fc from 'fast-check';
import { addDays } from '#contract/calendarDays.ts';
import { enumValues } from '#contract/enums.ts';
import type { Schedule } from '#contract/rules/schedule.ts';

/** Any day of six years around a leap year. */
export const someDay = fc.integer({ min: 0, max: 2191 }).map((count) => addDays('2023-01-01', count));

const periods = fc.record({
  repeatPeriodType: fc.constantFrom(...enumValues('repeatPeriodType')),
  repeatPeriod: fc.integer({ min: 1, max: 3 }),
});

/** Schedules without a fault on the day given. */
export function someSchedule(today: string): fc.Arbitrary<Schedule> {
  const starts = fc.oneof(
    fc.constant({ startAtType: 'today' as const }),
    fc.integer({ min: 0, max: 400 }).map((ahead) => ({
      startAtType: 'specifiedDate' as const,
      startAt: addDays(today, ahead),
    })),
  );
  const ends = fc.oneof(
    fc.constant({ endAtType: 'never' as const }),
    fc.integer({ min: 401, max: 1500 }).map((ahead) => ({
      endAtType: 'specifiedDate' as const,
      endAt: addDays(today, ahead),
    })),
    fc.integer({ min: 1, max: 30 }).map((endAtNumberOfPayments) => ({
      endAtType: 'afterNumberOfPayments' as const,
      endAtNumberOfPayments,
    })),
  );
  return fc.tuple(periods, starts, ends).map(([period, start, end]) => ({ ...period, ...start, ...end }));
}
