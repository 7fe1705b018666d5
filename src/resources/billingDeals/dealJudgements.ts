import { israelDay } from '#contract/israelDay.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { chargeHindrance } from '#contract/rules/chargeable.ts';
import { isInPause } from '#contract/rules/schedule.ts';
import type { ActionRecord } from '#src/actions/actions.ts';

type Deal = ActionRecord<RecordOf<'billingDeals'>>;

/** Rows of lists do not say `finished`: there it is one without a next charge (docs/rulings.md "A deal's state"). */
export const isOver = ({ finished, nextScheduledTransaction }: Deal) => finished ?? !nextScheduledTransaction;
export const isRunning = (deal: Deal) => deal.active === true && !isOver(deal);
/** A pause that is on, or still to come. */
export const hasPause = ({ pausedFrom, pausedTo }: Deal) =>
  Boolean(pausedFrom) && (!pausedTo || pausedTo.slice(0, 10) >= israelDay(new Date()));
/** A card that has expired or was deleted is replaced first, to which the deal's notes lead; a charge that runs comes to its end. */
export const mayBeCharged = (deal: Deal) =>
  isRunning(deal) &&
  deal.invoiceOnly !== true &&
  deal.inProgress !== true &&
  deal.cardExpired !== true &&
  deal.tokenNotAvailable !== true &&
  !isInPause(israelDay(new Date()), deal);

/** Why the server would not charge it today, as far as its row tells; the terminal has the service, or nobody is asked. */
export function hindranceOf(deal: Deal): string | undefined {
  const { active = false, invoiceOnly = false } = deal;
  const code = chargeHindrance({ ...deal, active, invoiceOnly }, { today: israelDay(new Date()), hasBilling: true });
  return code && `deal.hindrance.${code}`;
}
