import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { Tone } from '#contract/statusTone.ts';

export type Deal = Partial<RecordOf<'billingDeals'>>;

/** What a deal is doing; the words are `deal.state.<state>`. */
export type DealState =
  'completed' | 'inactive' | 'cardDeleted' | 'cardExpired' | 'paused' | 'inProgress' | 'failed' | 'active';

export const stateTones: Readonly<Record<DealState, Tone>> = {
  completed: 'success',
  inactive: 'neutral',
  cardDeleted: 'danger',
  cardExpired: 'danger',
  paused: 'warning',
  inProgress: 'info',
  failed: 'danger',
  active: 'success',
};

/** The one state that says most: a deal can be in several, and what ends it comes before what only hinders it. */
export function dealState(deal: Deal): DealState {
  if (deal.finished) return 'completed';
  if (deal.active === false) return 'inactive';
  if (deal.tokenNotAvailable) return 'cardDeleted';
  if (deal.cardExpired) return 'cardExpired';
  if (deal.paused) return 'paused';
  if (deal.inProgress) return 'inProgress';
  return deal.lastError ? 'failed' : 'active';
}
