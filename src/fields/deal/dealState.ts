import { israelDay } from '#contract/israelDay.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { isInPause } from '#contract/rules/schedule.ts';
import type { Tone } from '#contract/statusTone.ts';
import { dayText } from './dayText.ts';

export type Deal = Partial<RecordOf<'billingDeals'>>;

/** What a deal is doing. */
export type DealStateName =
  | 'completed'
  | 'inactive'
  | 'cardDeleted'
  | 'cardExpired'
  | 'pausedUntil'
  | 'paused'
  | 'inProgress'
  | 'failed'
  | 'overdue'
  | 'due'
  | 'active';

/** The one state that says most of a deal, as a chip shows it. */
export interface DealState {
  state: DealStateName;
  tone: Tone;
  /** Catalogue key in the area `billing`. */
  words: `deal.state.${DealStateName}`;
  /** What the words name: a day as lists show it. */
  parameters: Readonly<Record<string, string>>;
}

const tones: Readonly<Record<DealStateName, Tone>> = {
  completed: 'neutral',
  inactive: 'neutral',
  cardDeleted: 'danger',
  cardExpired: 'danger',
  pausedUntil: 'warning',
  paused: 'warning',
  inProgress: 'info',
  failed: 'danger',
  overdue: 'warning',
  due: 'info',
  active: 'success',
};

const dayOf = (day: string | null | undefined) => day?.slice(0, 10) ?? '';

/** Whether all charges were made: a row of the list does not say so, but it has no next charge then. */
export const isFinished = ({ finished, nextScheduledTransaction }: Deal): boolean =>
  finished ?? dayOf(nextScheduledTransaction) === '';

/** Whether it stands still today; by its days where it names them, since a page may be open over midnight. */
export const isPaused = (deal: Deal, today: string): boolean =>
  deal.pausedFrom ? isInPause(today, deal) : deal.paused === true;

function nameOf(deal: Deal, today: string): DealStateName {
  if (isFinished(deal)) return 'completed';
  if (deal.active === false) return 'inactive';
  if (deal.tokenNotAvailable) return 'cardDeleted';
  if (deal.cardExpired) return 'cardExpired';
  if (isPaused(deal, today)) return deal.pausedTo ? 'pausedUntil' : 'paused';
  if (deal.inProgress) return 'inProgress';
  if (deal.lastError) return 'failed';
  const next = dayOf(deal.nextScheduledTransaction);
  if (next > today) return 'active';
  return next === today ? 'due' : 'overdue';
}

/**
 * The state of a deal: it can be in several, and what ends it comes before what only hinders it. A row of the list is
 * enough; that a saved card was deleted, that a charge runs and that the last one failed only the whole record tells.
 * @param today Israel's day, `YYYY-MM-DD`
 * @example
 * const { words, parameters, tone } = dealState(row, israelToday());
 * <Chip tone={tone}>{translate(words, parameters)}</Chip>
 */
export function dealState(deal: Deal, today: string = israelDay(new Date())): DealState {
  const state = nameOf(deal, today);
  const day = state === 'pausedUntil' ? deal.pausedTo : state === 'overdue' ? deal.nextScheduledTransaction : undefined;
  return { state, tone: tones[state], words: `deal.state.${state}`, parameters: day ? { day: dayText(day) } : {} };
}
