import { randomUUID } from 'node:crypto';
import { isObject } from '#contract/envelope.ts';
import { type EnumValue, enumValues } from '#contract/enums.ts';

/** How far a transaction has come, as the hub tells it (spec gap: the hub's messages, docs/wire.md §6). */
export const progressStatuses = ['sentToProcessor', 'awaitingPinpad', 'authorised', 'declined'] as const;
export type ProgressStatus = (typeof progressStatuses)[number];

/** Progress of one transaction. Ids and a status, never a row: it is a hint to ask again. */
export interface ProgressMessage {
  /** Only this merchant's connections hear it. */
  merchantID: string;
  /** The connection whose request it is about; it is named to all, so that each knows its own. */
  connectionID?: string | null | undefined;
  paymentTransactionID: string;
  status: ProgressStatus;
  /** A short text for people. */
  message?: string | undefined;
}

/** A link that its payer, or a payment, has changed: a hint, too. */
export interface LinkMessage {
  /** Only this merchant's connections hear it. */
  merchantID: string;
  paymentRequestID: string;
  status: EnumValue<'paymentRequestStatus'>;
}

/** Deals that were charged, or could not be: a hint, too. */
export interface DealsMessage {
  /** Only this merchant's connections hear it. */
  merchantID: string;
  /** At most `dealsAtOnce`. */
  billingDealsID: readonly string[];
}

export type HubMessage = ProgressMessage | LinkMessage | DealsMessage;

/** Deals of one message; what goes through the database has less than 8,000 bytes. */
export const dealsAtOnce = 100;

/** Longest text that travels. */
const longestText = 300;

/** What goes through the database; the id keeps two alike messages of one transaction apart. */
export function toPayload(hubMessage: HubMessage): string {
  const id = randomUUID();
  if ('paymentRequestID' in hubMessage || 'billingDealsID' in hubMessage) return JSON.stringify({ id, ...hubMessage });
  const { merchantID, connectionID, paymentTransactionID, status, message } = hubMessage;
  return JSON.stringify({
    id,
    merchantID,
    paymentTransactionID,
    status,
    ...(connectionID && { connectionID: connectionID.slice(0, 100) }),
    ...(message && { message: message.slice(0, longestText) }),
  });
}

function parseLink({ merchantID, paymentRequestID, ...parsed }: Record<string, unknown>): LinkMessage | undefined {
  const status = enumValues('paymentRequestStatus').find((known) => known === parsed.status);
  if (typeof merchantID !== 'string' || typeof paymentRequestID !== 'string' || !status) return undefined;
  return { merchantID, paymentRequestID, status };
}

function parseDeals({ merchantID, billingDealsID }: Record<string, unknown>): DealsMessage | undefined {
  if (typeof merchantID !== 'string' || !Array.isArray(billingDealsID)) return undefined;
  return { merchantID, billingDealsID: billingDealsID.filter((id) => typeof id === 'string') };
}

/** @returns undefined for what is no message. */
export function parsePayload(payload: string): HubMessage | undefined {
  const parsed: unknown = JSON.parse(payload);
  if (!isObject(parsed)) return undefined;
  if ('paymentRequestID' in parsed) return parseLink(parsed);
  if ('billingDealsID' in parsed) return parseDeals(parsed);
  const { merchantID, connectionID, paymentTransactionID, message } = parsed;
  const status = progressStatuses.find((known) => known === parsed.status);
  if (typeof merchantID !== 'string' || typeof paymentTransactionID !== 'string' || !status) return undefined;
  return {
    merchantID,
    paymentTransactionID,
    status,
    ...(typeof connectionID === 'string' && { connectionID }),
    ...(typeof message === 'string' && { message }),
  };
}
