import type { Database } from '#sandbox/core/database.ts';
import type { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { type EventOrigin, type OutgoingEvent, recordEvent } from '#sandbox/events/recordEvent.ts';

export type BillingDeal = typeof billingDeals.$inferSelect;

type DealEvent = 'BillingDealCreated' | 'BillingDealUpdated';
type NamedDeal = Pick<BillingDeal, 'terminalID' | 'billingDealID' | 'dealReference'>;

/** What the merchant's addresses are told of a deal. */
export const dealEvent = (eventName: DealEvent, deal: NamedDeal): OutgoingEvent => ({
  terminalID: deal.terminalID,
  eventName,
  entityType: 'BillingDeal',
  entityReference: deal.billingDealID,
  entityExternalReference: deal.dealReference,
});

/** Tells the merchant's addresses of a deal. */
export function recordDeal(db: Database, happening: EventOrigin, eventName: DealEvent, deal: NamedDeal): Promise<void> {
  return recordEvent(db, happening, dealEvent(eventName, deal));
}
