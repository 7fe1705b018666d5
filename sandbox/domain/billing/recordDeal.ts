import type { Database } from '#sandbox/core/database.ts';
import type { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { type Happening, recordEvent } from '#sandbox/events/recordEvent.ts';

export type BillingDeal = typeof billingDeals.$inferSelect;

/** Tells the merchant's addresses of a deal. */
export function recordDeal(
  db: Database,
  happening: Happening,
  eventName: 'BillingDealCreated' | 'BillingDealUpdated',
  deal: Pick<BillingDeal, 'terminalID' | 'billingDealID' | 'dealReference'>,
): Promise<void> {
  return recordEvent(db, happening, {
    terminalID: deal.terminalID,
    eventName,
    entityType: 'BillingDeal',
    entityReference: deal.billingDealID,
    entityExternalReference: deal.dealReference,
  });
}
