import { inArray } from 'drizzle-orm';
import type { Call, Caller } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import type { WebhookEvent } from '#sandbox/core/objects/stored.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { deliver, isDelivered } from './deliver.ts';
import { type EventEntity, type EventName, events } from '#contract/events.ts';
import { receiverOf } from './receiver.ts';
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
export interface EventOrigin extends Pick<Call, 'context' | 'correlationId'> {
  caller: Pick<Caller, 'merchantID'>;
}

type Webhooks = typeof terminals.$inferSelect.webhooks;

function payloadOf({ context, caller, correlationId }: EventOrigin, event: OutgoingEvent): WebhookEvent {
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

/** The deliveries of an event: one for each address that is subscribed to it. */
function deliveriesOf(call: EventOrigin, event: OutgoingEvent, webhooks: Webhooks | undefined) {
  const subscribed = webhooks?.items.filter(({ eventName }) => eventName === event.eventName) ?? [];
  const urls = [...new Set(subscribed.map(({ url }) => url))];
  if (urls.length === 0) return [];
  const payload = payloadOf(call, event);
  const { eventID, eventName, entityType, isFailureEvent, correlationId, merchantID, terminalID } = payload;
  const eventTimestamp = new Date(payload.eventTimestamp);
  return urls.map((url) => {
    // What leaves the machine waits for the job that sends it.
    const waits = receiverOf(url, call.context.config.webhookReceivers) !== undefined;
    const delivery = waits ? { attempts: 0, responseStatus: null } : deliver(url);
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
      restsUntil: waits ? new Date() : null,
    };
  });
}

/**
 * Records events: of each one delivery for each address that its terminal has subscribed to it (docs/wire.md §6). Call it
 * with the database transaction that makes the changes, so that there is never the one without the other.
 */
export async function recordEvents(
  db: Database,
  happened: readonly { call: EventOrigin; event: OutgoingEvent }[],
): Promise<void> {
  const terminalIDs = [...new Set(happened.map(({ event }) => event.terminalID))];
  const { merchantID, terminalID, webhooks } = terminals;
  const found = await db
    .select({ merchantID, terminalID, webhooks })
    .from(terminals)
    .where(inArray(terminalID, terminalIDs));
  const deliveries = happened.flatMap(({ call, event }) => {
    const isIt = (one: (typeof found)[number]) =>
      one.terminalID === event.terminalID && one.merchantID === call.caller.merchantID;
    return deliveriesOf(call, event, found.find(isIt)?.webhooks);
  });
  if (deliveries.length > 0) await db.insert(webhookDeliveries).values(deliveries);
}

/**
 * Records one event, as `recordEvents` does.
 * @example await recordEvent(tx, call, { terminalID, eventName: 'ConsumerCreated', entityType: 'Consumer', entityReference })
 */
export function recordEvent(db: Database, call: EventOrigin, event: OutgoingEvent): Promise<void> {
  return recordEvents(db, [{ call, event }]);
}
