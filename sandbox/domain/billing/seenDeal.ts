import type { Row } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import { toUpdateTimestamp, toWireDay, toWireInstant } from '#sandbox/core/wire.ts';
import type { BillingDeal } from './recordDeal.ts';

/** What of a deal can be compared with what was seen, and what says what happened to it. */
export type SeenDeal = Pick<
  BillingDeal,
  | 'version'
  | 'nextScheduledTransaction'
  | 'currentDeal'
  | 'active'
  | 'pausedFrom'
  | 'pausedTo'
  | 'transactionAmount'
  | 'currentTransactionTimestamp'
>;

/** A deal as it is now, as far as calls on deals judge what was seen. */
export function dealNow(deal: SeenDeal): Row {
  return {
    updateTimestamp: toUpdateTimestamp(deal.version),
    nextScheduledTransaction: toWireDay(deal.nextScheduledTransaction),
    currentDeal: deal.currentDeal,
    active: deal.active,
    pausedFrom: toWireDay(deal.pausedFrom),
    pausedTo: toWireDay(deal.pausedTo),
    transactionAmount: toDecimal(deal.transactionAmount),
    currentTransactionTimestamp: toWireInstant(deal.currentTransactionTimestamp),
  };
}
