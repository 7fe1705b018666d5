import { and, eq } from 'drizzle-orm';
import type { Call, Caller } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import type { WebhookEvent } from '#sandbox/core/objects/stored.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { deliver, isDelivered } from './deliver.ts';
import { type EventEntity, type EventName, events } from './events.ts';
import { webhookDeliveries } from './table.ts';

/** Something that happened and that a merchant's addresses may be told. */
export interface OutgoingEvent {
  terminalID: string;
  eventName: EventName;
  entityType: EventEntity;
  /** Id of the entity. */
  entityReference: string;
  /** The merchant's own name for it. */
  entityExternalReference?: string | null;
  /** Why it failed; of failures only. */
  errorMessage?: string;
}

/** Where an event comes from: a call, or a job of the sandbox's own. */
export interface Happening extends Pick<Call, 'context' | 'correlationId'> {
  caller: Pick<Caller, 'merchantID'>;
}

function payloadOf({ context, caller, correlationId }: Happening, event: OutgoingEvent): WebhookEvent {
  const { terminalID, eventName, entityType, entityReference, entityExternalReference, errorMessage } = event;
  return {
    eventID: newID(),
    merchantID: caller.merchantID,
    terminalID,
    correlationId,
    eventName,
    entityType,
    entityReference,
    ...(entityExternalReference && { entityExternalReference }),
    eventTimestamp: context.clock.now().toISOString(),
    isFailureEvent: events[eventName].isFailure,
    ...(errorMessage && { errorMesage: errorMessage }),
  };
}

/**
 * Records an event: one delivery for each address that the terminal has subscribed to it (docs/wire.md §6). Call it with
 * the database transaction that makes the change, so that there is never the one without the other.
 * @example await recordEvent(tx, call, { terminalID, eventName: 'ConsumerCreated', entityType: 'Consumer', entityReference })
 */
export async function recordEvent(db: Database, call: Happening, event: OutgoingEvent): Promise<void> {
  const { merchantID } = call.caller;
  const [terminal] = await db
    .select({ webhooks: terminals.webhooks })
    .from(terminals)
    .where(and(eq(terminals.merchantID, merchantID), eq(terminals.terminalID, event.terminalID)));
  const subscribed = terminal?.webhooks.items.filter(({ eventName }) => eventName === event.eventName) ?? [];
  const urls = [...new Set(subscribed.map(({ url }) => url))];
  if (urls.length === 0) return;
  const payload = payloadOf(call, event);
  const { eventID, eventName, entityType, isFailureEvent, correlationId, terminalID } = payload;
  const eventTimestamp = new Date(payload.eventTimestamp);
  await db.insert(webhookDeliveries).values(
    urls.map((url) => {
      const delivery = deliver(url);
      return {
        webhookDeliveryID: newID(),
        merchantID,
        terminalID,
        url,
        payload,
        correlationId,
        eventID,
        eventName,
        entityType,
        isFailureEvent,
        eventTimestamp,
        ...delivery,
        deliveredAt: isDelivered(delivery) ? eventTimestamp : null,
      };
    }),
  );
}
