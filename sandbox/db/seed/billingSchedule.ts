import type { EnumValue } from '#contract/enums.ts';
import { monthsOf } from '#contract/rules/schedule.ts';
import type { BillingSchedule } from '#sandbox/core/objects/stored.ts';
import { addDays, addMonths } from '#contract/calendarDays.ts';
import type { Random } from './random.ts';

/** What a deal of the seed is an example of. */
export type DealState =
  | 'running'
  | 'upcoming'
  | 'completed'
  | 'inactive'
  | 'failed'
  | 'cardExpired'
  | 'triggeredTomorrow'
  | 'paused'
  | 'expiredNextMonth'
  | 'manualTrigger'
  | 'inProgress';

/** Thirty states that the deals go through in turn, so that thirty deals show every one. */
export const dealStates: readonly DealState[] = [
  ...Array<DealState>(9).fill('running'),
  ...Array<DealState>(4).fill('completed'),
  ...(['upcoming', 'inactive', 'failed', 'cardExpired', 'triggeredTomorrow'] as const),
  ...(['paused', 'expiredNextMonth', 'manualTrigger', 'inactive', 'failed', 'cardExpired'] as const),
  ...(['triggeredTomorrow', 'paused', 'expiredNextMonth', 'manualTrigger', 'inProgress', 'upcoming'] as const),
];

export interface SeedSchedule {
  billingSchedule: BillingSchedule;
  repeatMonths: number;
  startsOn: string;
  endsOn: string | null;
  numberOfPayments: number | null;
  /** Charges made so far, and the day of each. */
  chargeDays: string[];
  nextScheduledTransaction: string | null;
}

function nextDay(random: Random, state: DealState, today: string): string {
  const ahead: Record<DealState, number> = {
    running: random.integer(2, 28),
    upcoming: random.integer(5, 60),
    completed: -random.integer(1, 60),
    inactive: random.integer(2, 20),
    failed: 0,
    cardExpired: random.integer(2, 25),
    triggeredTomorrow: 1,
    paused: random.integer(5, 40),
    expiredNextMonth: random.integer(2, 25),
    manualTrigger: -random.integer(0, 5),
    inProgress: 0,
  };
  return addDays(today, ahead[state]);
}

function somePeriod(random: Random, state: DealState): EnumValue<'repeatPeriodType'> {
  const mayBeOnce = ['completed', 'upcoming', 'triggeredTomorrow', 'manualTrigger'].includes(state);
  return random.weighted([
    ['monthly', 60],
    ['biMonthly', 8],
    ['quarter', 10],
    ['halfYear', 6],
    ['year', 8],
    ['oneTime', mayBeOnce ? 20 : 0],
  ]);
}

function someChargeCount(random: Random, state: DealState, repeatMonths: number): number {
  if (state === 'upcoming') return 0;
  if (repeatMonths === 0) return state === 'completed' ? 1 : 0;
  const most = Math.max(1, Math.floor(15 / repeatMonths));
  return random.integer(state === 'completed' || state === 'failed' ? 1 : 0, most);
}

/** The end of a schedule that still runs: never, by day or by number; a finished one always has an end. */
function someEnd(random: Random, made: number, next: string, repeatMonths: number, isFinished: boolean) {
  const type =
    repeatMonths === 0
      ? 'afterNumberOfPayments'
      : random.weighted<EnumValue<'endAtType'>>([
          ['never', isFinished ? 0 : 50],
          ['specifiedDate', 25],
          ['afterNumberOfPayments', 25],
        ]);
  if (type === 'never') return { type, endsOn: null, numberOfPayments: null };
  if (type === 'specifiedDate') {
    const endsOn = isFinished ? addDays(next, -1) : addMonths(next, repeatMonths * random.integer(1, 18));
    return { type, endsOn, numberOfPayments: null };
  }
  const left = isFinished ? 0 : repeatMonths === 0 ? 1 : random.integer(1, 24);
  return { type, endsOn: null, numberOfPayments: made + left };
}

/** A schedule that stands, today, where the state says. */
export function someSchedule(random: Random, state: DealState, today: string): SeedSchedule {
  const repeatPeriodType = somePeriod(random, state);
  const repeatMonths = monthsOf[repeatPeriodType];
  const next = nextDay(random, state, today);
  const made = someChargeCount(random, state, repeatMonths);
  const isOnce = repeatMonths === 0;
  const chargeDays = Array.from({ length: made }, (_, index) =>
    isOnce ? addDays(next, -2) : addMonths(next, -repeatMonths * (made - index)),
  );
  const startsOn = chargeDays[0] ?? next;
  const isFinished = state === 'completed';
  const end = someEnd(random, made, next, repeatMonths, isFinished);
  const startAtType = state === 'upcoming' || random.chance(0.4) ? 'specifiedDate' : 'today';
  return {
    billingSchedule: {
      repeatPeriodType,
      repeatPeriod: 1,
      startAtType,
      ...(startAtType === 'specifiedDate' && { startAt: startsOn }),
      endAtType: end.type,
      ...(end.endsOn && { endAt: end.endsOn }),
      ...(end.numberOfPayments !== null && { endAtNumberOfPayments: end.numberOfPayments }),
    },
    repeatMonths,
    startsOn,
    endsOn: end.endsOn,
    numberOfPayments: end.numberOfPayments,
    chargeDays,
    nextScheduledTransaction: isFinished ? null : next,
  };
}
