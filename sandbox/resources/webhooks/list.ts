import { desc } from 'drizzle-orm';
import { webhookDeliveries as deliveries } from '#sandbox/events/table.ts';
import { isEqual } from '#sandbox/list/compare.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import { guid, stored, text } from '#sandbox/list/field.ts';
import { dayRules, daysOfInstant, equals, onlyIf } from '#sandbox/list/filterRules.ts';

/** Events sent to the merchant's addresses (docs/wire.md §3.11); name and time stand in the payload. No `$meta`. */
export const webhooksList = defineList({
  endpoint: 'webhooks.list',
  name: 'webhooks',
  from: deliveries,
  id: deliveries.webhookDeliveryID,
  merchant: deliveries.merchantID,
  fields: () => ({
    eventID: guid(deliveries.eventID),
    url: text(deliveries.url),
    payload: stored(deliveries.payload),
    correlationId: text(deliveries.correlationId),
    terminalID: guid(deliveries.terminalID),
    merchantID: guid(deliveries.merchantID),
  }),
  filters: {
    terminalID: equals(deliveries.terminalID),
    eventName: equals(deliveries.eventName),
    isFailureEvent: onlyIf(() => isEqual(deliveries.isFailureEvent, true)),
    ...dayRules(() => daysOfInstant(deliveries.eventTimestamp)),
  },
  order: [desc(deliveries.eventTimestamp), desc(deliveries.webhookDeliveryID)],
});
