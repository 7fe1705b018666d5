import { object, type TestContext, ValidationError } from 'yup';
import { isCalendarDay } from '#contract/calendarDays.ts';
import { type Schedule, scheduleFaults } from '#contract/rules/schedule.ts';
import { type JudgeContext, requestDay, whole, word } from './fields.ts';

const typeNames = ['repeatPeriodType', 'startAtType', 'endAtType'] as const;

/** The faults of a whole schedule, each at its field; what is no schedule yet each field has said. */
const judgeSchedule = {
  name: 'schedule',
  test(schedule: object, { createError, options, path }: TestContext) {
    const { today = '', startsOn } = (options.context ?? {}) as Partial<JudgeContext>;
    if (!isSchedule(schedule)) return true;
    const found = scheduleFaults(schedule, { today, startsOn });
    if (found.length === 0) return true;
    return new ValidationError(
      found.map(({ field, fault: { key, values } }) =>
        createError({ path: path ? `${path}.${field}` : field, message: key, params: { ...values } }),
      ),
    );
  },
};

function isSchedule(value: object): value is Schedule {
  const held = new Map<string, unknown>(Object.entries(value));
  const isDay = (name: string) => {
    const day = held.get(name) ?? '';
    return day === '' || (typeof day === 'string' && isCalendarDay(day.slice(0, 10)));
  };
  return typeNames.every((name) => typeof held.get(name) === 'string') && isDay('startAt') && isDay('endAt');
}

/** When a deal is to be charged (docs/wire.md §3.7), judged by `JudgeContext`. */
export const billingScheduleRequest = object({
  repeatPeriodType: word('repeatPeriodType').required(),
  repeatPeriod: whole(),
  startAtType: word('startAtType').required(),
  startAt: requestDay(),
  endAtType: word('endAtType').required(),
  endAt: requestDay(),
  endAtNumberOfPayments: whole(),
}).test(judgeSchedule);
