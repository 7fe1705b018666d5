import { attemptRepeatableMs } from '#contract/constants.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import { isObject } from '#contract/envelope.ts';

/** Calls on transactions that move money, put it on hold, or ask a card: none may happen twice. */
const moneyCalls = [
  'create',
  'block',
  'check',
  'refund',
  'chargeback',
  'selectJ5',
  'createBillingTransaction',
] as const;
export type MoneyEndpoint = `transactions.${(typeof moneyCalls)[number]}` & EndpointId;

/** Where a money call's transaction will be found again; never anything of a card. */
export interface MoneyPlace {
  terminalID: string;
  /** In decimals, as sent; absent where the call names none. */
  amount?: number;
  /** Code of the currency. */
  currency?: string;
  /** The transaction that is refunded, charged back or selected. */
  transactionID?: string;
  billingDealID?: string;
}

/** One money call that was begun and whose outcome is not known yet. */
export interface Attempt extends MoneyPlace {
  /** Travels in `extension.attemptID`, and as Idempotency-Key where the server knows it. */
  attemptID: string;
  endpoint: MoneyEndpoint;
  /** Israel day on which it was begun, YYYY-MM-DD. */
  day: string;
  /** UTC instant at which it was sent last, ISO. */
  startedAt: string;
  /** `unanswered`: no answer came. `notFound`: nor is there a transaction, and the person knows. */
  state: 'sending' | 'unanswered' | 'notFound';
}

/**
 * Whether an attempt may still be sent again under its name. After that the server may have forgotten what came of it,
 * so it must be looked for and sent under another one. A clock that was set back counts as too late.
 */
export function isRepeatable({ startedAt }: Attempt): boolean {
  return Math.abs(Date.now() - Date.parse(startedAt)) < attemptRepeatableMs;
}

/** What two attempts share when they would do the same: whoever sends one keeps the other waiting. */
export function signatureOf({ endpoint, ...place }: MoneyPlace & { endpoint: MoneyEndpoint }): string {
  const { terminalID, amount, currency, transactionID, billingDealID } = place;
  return [endpoint, terminalID, amount, currency, transactionID, billingDealID].map((part) => part ?? '').join('|');
}

const isEndpoint = (value: unknown): value is MoneyEndpoint =>
  moneyCalls.some((name) => `transactions.${name}` === value);
const texts = ['currency', 'transactionID', 'billingDealID'] as const;

function parseAttempt(value: unknown): Attempt | undefined {
  if (!isObject(value) || !isEndpoint(value.endpoint)) return undefined;
  const { attemptID, terminalID, endpoint, day, startedAt, state, amount } = value;
  if (typeof attemptID !== 'string' || typeof terminalID !== 'string') return undefined;
  if (typeof day !== 'string' || typeof startedAt !== 'string' || Number.isNaN(Date.parse(startedAt))) return undefined;
  return {
    attemptID,
    endpoint,
    terminalID,
    day,
    startedAt,
    state: state === 'sending' || state === 'notFound' ? state : 'unanswered',
    ...(typeof amount === 'number' && { amount }),
    ...Object.fromEntries(texts.flatMap((name) => (typeof value[name] === 'string' ? [[name, value[name]]] : []))),
  };
}

/** Reads kept attempts without trusting them; a broken one is dropped. */
export function parseAttempts(text: string | null): Attempt[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((one) => parseAttempt(one) ?? []) : [];
  } catch {
    return [];
  }
}
