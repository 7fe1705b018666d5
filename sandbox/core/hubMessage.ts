import { randomUUID } from 'node:crypto';
import { isObject } from '#contract/envelope.ts';

/** How far a transaction has come, as the hub tells it (spec gap: the hub's messages, docs/wire.md §6). */
export const progressStatuses = ['sentToProcessor', 'awaitingPinpad', 'authorised', 'declined'] as const;
export type ProgressStatus = (typeof progressStatuses)[number];

/** Progress of one transaction. Ids and a status, never a row: it is a hint to ask again. */
export interface HubMessage {
  /** Only this merchant's connections hear it. */
  merchantID: string;
  /** The connection whose request it is about; it is named to all, so that each knows its own. */
  connectionID?: string | null | undefined;
  paymentTransactionID: string;
  status: ProgressStatus;
  /** A short text for people. */
  message?: string | undefined;
}

/** Longest text that travels. */
const longestText = 300;

/** What goes through the database; the id keeps two alike messages of one transaction apart. */
export function toPayload({ merchantID, connectionID, paymentTransactionID, status, message }: HubMessage): string {
  return JSON.stringify({
    id: randomUUID(),
    merchantID,
    paymentTransactionID,
    status,
    ...(connectionID && { connectionID: connectionID.slice(0, 100) }),
    ...(message && { message: message.slice(0, longestText) }),
  });
}

/** @returns undefined for what is no message. */
export function parsePayload(payload: string): HubMessage | undefined {
  const parsed: unknown = JSON.parse(payload);
  if (!isObject(parsed)) return undefined;
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
