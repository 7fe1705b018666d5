import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import { namedID } from '#sandbox/core/namedID.ts';
import type { DueCharge, JobQueue } from '#sandbox/core/queue.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { dealsInOrder } from '#sandbox/domain/lockDeals.ts';
import type { BillingDeal } from './recordDeal.ts';

/** What names the charge of a deal: another one has another period, another try of the same another number. */
export type ChargeOf = Pick<BillingDeal, 'merchantID' | 'billingDealID' | 'chargesTried'> & { period: string | null };

/** The name of a charge: of its job, and of the attempt that makes it. */
export const chargeName = ({ billingDealID, period, chargesTried }: Omit<ChargeOf, 'merchantID'>) =>
  `billing:${billingDealID}:${period ?? ''}:${chargesTried}`;

const inOneStatement = 1000;

/**
 * Puts charges into the queue, each once however often it is asked for, and says so on their deals. Open the queue before
 * the transaction.
 * @param common what all of them share: the day, and who asks
 */
export async function queueCharges(
  tx: Database,
  { charges }: { charges: Pick<JobQueue<DueCharge>, 'enqueue'> },
  due: readonly ChargeOf[],
  common: Pick<DueCharge, 'day' | 'caller' | 'locale' | 'correlationId'>,
): Promise<void> {
  const ids = due.map(({ billingDealID }) => billingDealID).toSorted();
  for (let from = 0; from < ids.length; from += inOneStatement) {
    const some = inArray(billingDeals.billingDealID, ids.slice(from, from + inOneStatement));
    const resting = dealsInOrder(tx, and(some, eq(billingDeals.inProgress, false)));
    await tx.update(billingDeals).set({ inProgress: true }).where(inArray(billingDeals.billingDealID, resting));
  }
  await charges.enqueue(
    tx,
    due.map((charge) => ({
      id: namedID(chargeName(charge)),
      data: {
        billingDealID: charge.billingDealID,
        merchantID: charge.merchantID,
        period: charge.period ?? '',
        ...common,
      },
    })),
  );
}
