import { cycle } from '#sandbox/db/seed/random.ts';
import { someInstant, type SeedContext } from '#sandbox/db/seed/seedContext.ts';
import { type EventEntity, eventNames, type EventName, events } from '#contract/events.ts';
import type { webhookDeliveries } from '#sandbox/events/table.ts';

export type WebhookDeliveryRow = typeof webhookDeliveries.$inferInsert;

/** A thing an event can be about. */
export interface EventSubject {
  terminalID: string;
  reference: string;
  externalReference?: string | null;
  /** The only events that can be about it; without: every one of its kind. */
  events?: readonly EventName[];
}

export type EventSubjects = Record<EventEntity, readonly EventSubject[]>;

/** What the failures say. */
const errorTexts: Readonly<Record<string, string>> = {
  TransactionRejected: 'העסקה לא אושרה (סירוב)',
  InvoiceGenerationFailed: 'הפקת החשבונית נכשלה',
};

/** The events that have happened to something, each with what it can be about. */
function happenedTo(subjects: EventSubjects) {
  return eventNames.flatMap((eventName) => {
    const about = subjects[events[eventName].entityType].filter((one) => one.events?.includes(eventName) ?? true);
    return about.length > 0 ? [{ eventName, about, ...events[eventName] }] : [];
  });
}

/** Deliveries of every event in turn; now and then the receiver answered with an error, or not at all. */
export function makeWebhookDeliveries(context: SeedContext, subjects: EventSubjects): WebhookDeliveryRow[] {
  const random = context.random('webhook');
  const offered = happenedTo(subjects);
  const count = offered.length === 0 ? 0 : context.plan.counts.webhooks;
  return Array.from({ length: count }, (_, index): WebhookDeliveryRow => {
    const { eventName, entityType, isFailure, about } = cycle(offered, index);
    const errorMesage = errorTexts[eventName];
    const subject = cycle(about, index);
    const eventTimestamp = someInstant(context, random, 0, 60);
    const responseStatus = random.weighted([[200, 90] as const, [500, 6] as const, [null, 4] as const]);
    const isDelivered = responseStatus === 200;
    const eventID = context.ids('event')(index);
    const correlationId = context.ids('event correlation')(index);
    const terminal = context.terminals.find(({ terminalID }) => terminalID === subject.terminalID);
    return {
      webhookDeliveryID: context.ids('webhook')(index),
      merchantID: context.merchantID,
      terminalID: subject.terminalID,
      url: terminal?.webhooks.items[0]?.url ?? null,
      payload: {
        eventID,
        merchantID: context.merchantID,
        terminalID: subject.terminalID,
        correlationId,
        eventName,
        entityType,
        entityReference: subject.reference,
        ...(subject.externalReference && { entityExternalReference: subject.externalReference }),
        eventTimestamp: eventTimestamp.toISOString(),
        isFailureEvent: isFailure,
        ...(errorMesage && { errorMesage }),
      },
      correlationId,
      eventID,
      eventName,
      entityType,
      isFailureEvent: isFailure,
      eventTimestamp,
      attempts: isDelivered ? 1 : 3,
      responseStatus,
      deliveredAt: isDelivered ? new Date(eventTimestamp.getTime() + 400) : null,
    };
  });
}
