import { addMonths } from '#contract/calendarDays.ts';
import type { EnumValue } from '#contract/enums.ts';
import { dayInterval, expired } from './date.ts';
import { type Fault, fault } from './fault.ts';
import { inRange } from './number.ts';

type Maybe<Value> = Value | null | undefined;

/**
 * When a deal is charged (docs/wire.md §3.7), as forms, bodies and answers have it: days with or without their midnight,
 * what a type does not use absent.
 */
export interface Schedule {
  repeatPeriodType: EnumValue<'repeatPeriodType'>;
  repeatPeriod?: Maybe<number>;
  startAtType: EnumValue<'startAtType'>;
  startAt?: Maybe<string>;
  endAtType: EnumValue<'endAtType'>;
  endAt?: Maybe<string>;
  endAtNumberOfPayments?: Maybe<number>;
}

/** A schedule as dates are counted from it. */
export interface ChargePlan {
  /** Months between two charges; 0 = one charge. */
  repeatMonths: number;
  /** The first day of all, whose day of the month every later charge comes to where the month has it. */
  startsOn: string;
  /** The last day on which a charge may be made. */
  endsOn: string | null;
  /** How many charges there are. */
  numberOfPayments: number | null;
}

// spec gap: how far a schedule may reach.
const maximumRepeatPeriod = 99;
const maximumPayments = 999;

/** Months of each repeat period; 0 = once. */
export const monthsOf: Record<EnumValue<'repeatPeriodType'>, number> = {
  oneTime: 0,
  monthly: 1,
  biMonthly: 2,
  quarter: 3,
  halfYear: 6,
  year: 12,
};

const dayOf = (value: Maybe<string>): string | null => value?.slice(0, 10) || null;

/** Months between two charges: the period, so many times; 0 = one charge. */
function repeatMonthsOf({ repeatPeriodType, repeatPeriod }: Schedule): number {
  return monthsOf[repeatPeriodType] * (repeatPeriod ?? 1);
}

/**
 * What a schedule means.
 * @param today the Israel day a schedule that starts "today" began on
 */
export function planOf(schedule: Schedule, today: string): ChargePlan {
  const { startAtType, startAt, endAtType, endAt, endAtNumberOfPayments } = schedule;
  return {
    repeatMonths: repeatMonthsOf(schedule),
    startsOn: (startAtType === 'specifiedDate' && dayOf(startAt)) || today,
    endsOn: endAtType === 'specifiedDate' ? dayOf(endAt) : null,
    numberOfPayments: endAtType === 'afterNumberOfPayments' ? (endAtNumberOfPayments ?? null) : null,
  };
}

/**
 * The charge that follows one, were there no end: the last day of a month stands in for a day it lacks, and the next month
 * has the day again (31 January, 28 February, 31 March).
 */
export function dayAfterCharge(charged: string, { repeatMonths, startsOn }: ChargePlan): string {
  return addMonths(charged, repeatMonths, Number(startsOn.slice(8, 10)));
}

/** Says whether a charge may still come: on this day, after so many. The end's own day belongs to the schedule. */
export function isWithin({ endsOn, numberOfPayments }: ChargePlan, day: string, chargesMade: number): boolean {
  return (endsOn === null || day <= endsOn) && (numberOfPayments === null || chargesMade < numberOfPayments);
}

/** The next charge after one was made. @returns null when that was the last */
export function nextCharge(plan: ChargePlan, charged: string, chargesMade: number): string | null {
  if (plan.repeatMonths === 0) return null;
  const next = dayAfterCharge(charged, plan);
  return isWithin(plan, next, chargesMade) ? next : null;
}

/** The first charge on or after a day, counted from one that is known. @returns null when none is left */
export function firstChargeFrom(plan: ChargePlan, known: string, day: string, chargesMade: number): string | null {
  let next = known;
  while (next < day && plan.repeatMonths > 0) next = dayAfterCharge(next, plan);
  return next >= day && isWithin(plan, next, chargesMade) ? next : null;
}

/** Days of a pause, both part of it; without an end it lasts. */
export interface Pause {
  pausedFrom?: Maybe<string>;
  pausedTo?: Maybe<string>;
}

/** Says whether a day lies within a pause. */
export function isInPause(day: string, { pausedFrom, pausedTo }: Pause): boolean {
  const [from, to] = [dayOf(pausedFrom), dayOf(pausedTo)];
  return from !== null && day >= from && (to === null || day <= to);
}

export interface ChargesAsked extends Pause {
  /** The next charge; the first of all when absent. */
  next?: Maybe<string>;
  chargesMade?: Maybe<number>;
  /** How many at most. */
  limit: number;
}

/**
 * The charges to come, Israel days in order. What falls into a pause is left out and not counted: a deal of twelve payments
 * makes up for it at its end.
 * @example chargeDates(planOf(schedule, today), { limit: 24 }); // ['2026-01-31', '2026-02-28', '2026-03-31', …]
 */
export function chargeDates(plan: ChargePlan, { next, chargesMade, limit, ...pause }: ChargesAsked): string[] {
  const dates: string[] = [];
  let day = dayOf(next) ?? plan.startsOn;
  const isOpen = Boolean(pause.pausedFrom) && !pause.pausedTo;
  while (dates.length < limit && isWithin(plan, day, (chargesMade ?? 0) + dates.length)) {
    const isLeftOut = isInPause(day, pause);
    if (isLeftOut && isOpen) break;
    if (!isLeftOut) dates.push(day);
    if (plan.repeatMonths === 0) break;
    day = dayAfterCharge(day, plan);
  }
  return dates;
}

/** What is wrong with a schedule, and in which of its fields. */
export interface ScheduleFault {
  field: 'repeatPeriod' | 'startAt' | 'endAt' | 'endAtNumberOfPayments';
  fault: Fault;
}

interface ScheduleJudged {
  /** Israel's day. */
  today: string;
  /** The first day of a deal that stands, which may lie in the past and stay. */
  startsOn?: Maybe<string>;
}

const ifAny = (field: ScheduleFault['field'], found: Fault | undefined): ScheduleFault[] =>
  found ? [{ field, fault: found }] : [];

function startFaults({ startAtType, startAt }: Schedule, { today, startsOn }: ScheduleJudged): ScheduleFault[] {
  const day = dayOf(startAt);
  if (startAtType !== 'specifiedDate') return ifAny('startAt', day === null ? undefined : fault('Invalid'));
  if (day === null) return ifAny('startAt', fault('Required'));
  return ifAny('startAt', day === dayOf(startsOn) ? undefined : expired(day, today));
}

function endFaults(schedule: Schedule, { today, startsOn }: ScheduleJudged): ScheduleFault[] {
  const { endAtType, endAt, endAtNumberOfPayments: count } = schedule;
  const day = dayOf(endAt);
  const unused = (value: unknown) => (value === null || value === undefined ? undefined : fault('Invalid'));
  const start = planOf(schedule, dayOf(startsOn) ?? today).startsOn;
  const dayFault = day === null ? fault('Required') : dayInterval(start, day);
  const countFault = typeof count === 'number' ? inRange(1, maximumPayments)(count) : fault('Required');
  return [
    ...ifAny('endAt', endAtType === 'specifiedDate' ? dayFault : unused(day)),
    ...ifAny('endAtNumberOfPayments', endAtType === 'afterNumberOfPayments' ? countFault : unused(count)),
  ];
}

/**
 * Everything that is wrong with a schedule (docs/wire.md §3.7): a start before today, an end that is not a day after the
 * start at least, fields that are missing, and those that its types do not use but are there.
 */
export function scheduleFaults(schedule: Schedule, judged: ScheduleJudged): ScheduleFault[] {
  const { repeatPeriod } = schedule;
  const period = typeof repeatPeriod === 'number' ? inRange(1, maximumRepeatPeriod)(repeatPeriod) : undefined;
  return [...ifAny('repeatPeriod', period), ...startFaults(schedule, judged), ...endFaults(schedule, judged)];
}
