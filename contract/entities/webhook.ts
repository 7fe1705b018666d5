import { object } from 'yup';
import type { InferType } from 'yup';
import { flag, guid, instant, text } from './fields.ts';

/** An outgoing event (docs/wire.md §6); `errorMesage` is spelled so on the wire. */
export const webhookEvent = object({
  eventID: guid(),
  merchantID: guid(),
  terminalID: guid(),
  correlationId: text(),
  eventName: text().required(),
  entityType: text().required(),
  entityReference: text(),
  entityExternalReference: text(),
  eventTimestamp: instant().required(),
  isFailureEvent: flag().required(),
  errorMesage: text(),
});
export type WebhookEvent = InferType<typeof webhookEvent>;

/** A delivery (docs/wire.md §3.11): name and time stand only in the payload. */
export const webhookRow = object({
  merchantID: guid().required(),
  terminalID: guid(),
  url: text(),
  payload: webhookEvent.required(),
  correlationId: text(),
  eventID: guid(),
});
export type WebhookRow = InferType<typeof webhookRow>;
