import type { Tone } from '#contract/statusTone.ts';
import type { Charging, ChargingGap } from '#src/fields/deal/chargingGap.ts';
import { dealState, isFinished, isPaused, type Deal } from '#src/fields/deal/dealState.ts';

/** Something that stands out about a deal; the words are `deal.note.<key>`, and what to do `deal.advice.<key>`. */
export interface DealNote {
  key:
    | 'cardDeleted'
    | 'cardExpired'
    | 'failed'
    | 'paused'
    | 'pausedUntil'
    | 'willPause'
    | 'due'
    | 'dueToday'
    | 'overdue'
    | 'inactive'
    | ChargingGap;
  tone: Tone;
  /** Another card or account mends it, which is chosen where the deal is edited. */
  edited?: true;
}

const dayOf = (day: string | null | undefined) => day?.slice(0, 10) ?? '';

/** Days of a pause that has not ended, whether or not it has begun. */
const isPausedAfter = ({ pausedFrom, pausedTo }: Deal, today: string) =>
  Boolean(pausedFrom) && (dayOf(pausedTo) === '' || dayOf(pausedTo) >= today);

/**
 * What keeps a deal from being charged, the hardest first; a deal whose charges are over has nothing left to mend.
 * @param today Israel's day, `YYYY-MM-DD`
 * @param charging how its terminal charges
 */
export function dealNotes(deal: Deal, today: string, charging?: Charging): DealNote[] {
  if (isFinished(deal)) return [];
  const notes: DealNote[] = [];
  if (deal.active === false) notes.push({ key: 'inactive', tone: 'neutral' });
  if (deal.tokenNotAvailable) notes.push({ key: 'cardDeleted', tone: 'danger', edited: true });
  else if (deal.cardExpired) notes.push({ key: 'cardExpired', tone: 'danger', edited: true });
  if (deal.lastError) notes.push({ key: 'failed', tone: 'danger', edited: true });
  if (isPaused(deal, today)) notes.push({ key: deal.pausedTo ? 'pausedUntil' : 'paused', tone: 'warning' });
  else if (isPausedAfter(deal, today)) notes.push({ key: 'willPause', tone: 'info' });
  const { state } = dealState(deal, today);
  const isDue = state === 'due' || state === 'overdue';
  const byItself = state === 'overdue' ? 'overdue' : 'dueToday';
  if (charging === 'noService') notes.push({ key: charging, tone: 'warning' });
  else if (isDue) notes.push({ key: charging === 'byItself' ? byItself : (charging ?? 'due'), tone: 'info' });
  return notes;
}
