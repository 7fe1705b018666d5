import { addDays } from '#contract/calendarDays.ts';
import { type ChargePlan, firstChargeFrom, isWithin, planOf, type Schedule } from './schedule.ts';

/** A deal as it stands before its schedule changes; days with or without their midnight. */
export interface StandingDeal {
  schedule: Schedule;
  startsOn: string;
  /** The next charge; null: none is left. */
  next: string | null;
  chargesMade: number;
  /** Israel's day of the last charge. */
  chargedOn: string | null;
}

const dayOf = (value: string | null | undefined) => value?.slice(0, 10) || null;

/** Says whether two schedules begin alike, so that what was counted from the one goes on in the other. */
const beginsAlike = (first: Schedule, second: Schedule) =>
  first.startAtType === second.startAtType && dayOf(first.startAt) === dayOf(second.startAt);

/** The next charge of a deal that keeps its start: what was paid is paid, what is due stays due. */
function nextOf(plan: ChargePlan, standing: StandingDeal, today: string): string | null {
  const { chargesMade, chargedOn } = standing;
  const next = dayOf(standing.next);
  if (next !== null && plan.repeatMonths === planOf(standing.schedule, today).repeatMonths) {
    return isWithin(plan, next, chargesMade) ? next : null;
  }
  if (plan.repeatMonths === 0 && chargesMade > 0) return null;
  const from = next ?? (dayOf(chargedOn) === today ? addDays(today, 1) : today);
  return firstChargeFrom(plan, plan.startsOn, from, chargesMade);
}

/**
 * What becomes of a deal whose schedule changes. Where the start stays, the deal keeps its first day and goes on from the
 * charge that comes next; another start begins anew on its day.
 * @param today Israel's day
 */
export function reschedule(
  standing: StandingDeal,
  schedule: Schedule,
  today: string,
): ChargePlan & { next: string | null } {
  const wanted = planOf(schedule, today);
  if (!beginsAlike(standing.schedule, schedule)) {
    return { ...wanted, next: isWithin(wanted, wanted.startsOn, standing.chargesMade) ? wanted.startsOn : null };
  }
  const plan = { ...wanted, startsOn: standing.startsOn.slice(0, 10) };
  return { ...plan, next: nextOf(plan, standing, today) };
}
