import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from '#sandbox/core/objects/stored.ts';
import { flag, instant, owner } from '#sandbox/db/schema/columns.ts';

/** Events sent to the merchant's addresses (docs/wire.md §3.11 "webhook history", §6). */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    webhookDeliveryID: uuid().primaryKey(),
    ...owner(),
    terminalID: uuid(),
    url: text(),
    payload: jsonb().$type<WebhookEvent>().notNull(),
    correlationId: text().notNull(),
    eventID: uuid(),
    eventName: text().notNull(),
    entityType: text().notNull(),
    isFailureEvent: flag(),
    eventTimestamp: instant().notNull(),
    attempts: integer().notNull(),
    /** HTTP status of the last try; null while none answered. */
    responseStatus: integer(),
    deliveredAt: instant(),
    /** Before this it is not tried again; null where it is over, or never leaves. Real time, not the sandbox's clock. */
    restsUntil: instant(),
  },
  (table) => [
    index().on(table.merchantID, table.eventTimestamp.desc().nullsFirst(), table.webhookDeliveryID.desc().nullsFirst()),
    index().on(table.terminalID, table.eventTimestamp.desc().nullsFirst(), table.webhookDeliveryID.desc().nullsFirst()),
    index('webhook_deliveries_waiting_index')
      .on(table.restsUntil)
      .where(sql`${table.restsUntil} is not null`),
  ],
);
