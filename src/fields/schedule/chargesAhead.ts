import { isCalendarDay } from '#contract/calendarDays.ts';
import { reschedule, type StandingDeal } from '#contract/rules/reschedule.ts';
import { chargeDates, planOf, scheduleFaults, type Pause, type Schedule } from '#contract/rules/schedule.ts';
import { restDay, type RestDay } from '#contract/restDays.ts';
import { toSchedule, type ScheduleValues } from './scheduleValues.ts';

/** How many charges a preview shows. */
export const previewedCharges = 24;

/** One charge to come. */
export interface ChargeAhead {
  /** Israel's day, `YYYY-MM-DD`. */
  day: string;
  rest: RestDay | undefined;
}

/** What a deal that stands has behind it, and when it pauses. */
export type DealSoFar = StandingDeal & Pause;

const isDay = (value: string | null) => value === null || isCalendarDay(value);

/** The schedule as rules read it; undefined while a number or a day of it is none. */
function readSchedule(values: ScheduleValues): Schedule | undefined {
  const { repeatPeriod, endAtNumberOfPayments, startAt, endAt, ...types } = toSchedule(values);
  if (typeof repeatPeriod === 'string' || typeof endAtNumberOfPayments === 'string') return undefined;
  if (!isDay(startAt) || !isDay(endAt)) return undefined;
  return { ...types, repeatPeriod, endAtNumberOfPayments, startAt, endAt };
}

/** The days of the next charges, of a new deal or of one whose schedule changes. */
function daysAhead(schedule: Schedule, today: string, deal: DealSoFar | undefined): string[] {
  if (!deal) return chargeDates(planOf(schedule, today), { limit: previewedCharges });
  const { next, ...plan } = reschedule(deal, schedule, today);
  if (next === null) return [];
  const { chargesMade, pausedFrom, pausedTo } = deal;
  return chargeDates(plan, { next, chargesMade, pausedFrom, pausedTo, limit: previewedCharges });
}

/**
 * The next charges of a schedule as typed, as the server will make them.
 * @param today Israel's day, on which a new deal that starts "today" begins
 * @param deal one that stands, whose schedule changes
 * @returns undefined while the schedule is not sound
 */
export function chargesAhead(values: ScheduleValues, today: string, deal?: DealSoFar): ChargeAhead[] | undefined {
  const schedule = readSchedule(values);
  if (!schedule || scheduleFaults(schedule, { today, startsOn: deal?.startsOn }).length > 0) return undefined;
  return daysAhead(schedule, today, deal).map((day) => ({ day, rest: restDay(day) }));
}
