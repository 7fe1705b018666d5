import type { DraftOf } from '#contract/entities/callTypes.ts';
import type { BillingSchedule } from '#contract/entities/shared.ts';
import { textOf } from '#src/forms/formTexts.ts';
import { toNumber } from '#src/fields/wireValues.ts';

/** A billing schedule as typed; names as on the wire (docs/wire.md §3.7). */
export interface ScheduleValues {
  repeatPeriodType: BillingSchedule['repeatPeriodType'];
  /** So many periods lie between two charges. */
  repeatPeriod: string;
  startAtType: BillingSchedule['startAtType'];
  /** `YYYY-MM-DD`, or the text as typed while it is no day. */
  startAt: string;
  endAtType: BillingSchedule['endAtType'];
  endAt: string;
  endAtNumberOfPayments: string;
}

export const monthlyForEver: ScheduleValues = {
  repeatPeriodType: 'monthly',
  repeatPeriod: '1',
  startAtType: 'today',
  startAt: '',
  endAtType: 'never',
  endAt: '',
  endAtNumberOfPayments: '',
};

const dayOf = (day: string | null | undefined) => day?.slice(0, 10) ?? '';

/** A schedule of the server as the form holds it. */
export function scheduleValuesOf(schedule: BillingSchedule | null | undefined): ScheduleValues {
  if (!schedule) return monthlyForEver;
  return {
    repeatPeriodType: schedule.repeatPeriodType,
    repeatPeriod: textOf(schedule.repeatPeriod ?? 1),
    startAtType: schedule.startAtType,
    startAt: dayOf(schedule.startAt),
    endAtType: schedule.endAtType,
    endAt: dayOf(schedule.endAt),
    endAtNumberOfPayments: textOf(schedule.endAtNumberOfPayments),
  };
}

/** A schedule as it travels: what its types do not use is null, whatever the form still remembers of it. */
export function toSchedule(values: ScheduleValues) {
  const { repeatPeriodType, startAtType, startAt, endAt } = values;
  // One charge has neither a second one nor an end.
  const isOnce = repeatPeriodType === 'oneTime';
  const endAtType = isOnce ? 'never' : values.endAtType;
  return {
    repeatPeriodType,
    repeatPeriod: isOnce ? null : (toNumber(values.repeatPeriod) ?? null),
    startAtType,
    startAt: startAtType === 'specifiedDate' ? startAt || null : null,
    endAtType,
    endAt: endAtType === 'specifiedDate' ? endAt || null : null,
    endAtNumberOfPayments:
      endAtType === 'afterNumberOfPayments' ? (toNumber(values.endAtNumberOfPayments) ?? null) : null,
  } satisfies DraftOf<BillingSchedule>;
}
