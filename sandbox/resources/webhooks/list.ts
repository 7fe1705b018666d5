import { desc } from 'drizzle-orm';
import { webhookDeliveries as deliveries } from '#sandbox/events/table.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import { guid, stored, text } from '#sandbox/list/field.ts';
import { equals } from '#sandbox/list/filterRules.ts';

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
  filters: { terminalID: equals(deliveries.terminalID) },
  order: [desc(deliveries.eventTimestamp), desc(deliveries.webhookDeliveryID)],
});
