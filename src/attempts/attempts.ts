import { attemptRepeatableMs } from '#contract/constants.ts';
import { isCreating, type CreatingEndpointId } from '#contract/creating.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { isObject } from '#contract/envelope.ts';
import { israelDay } from '#contract/israelDay.ts';

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

/** Calls that make something besides: customers, deals, documents, links… None may happen twice either. */
export type CreationEndpoint = Exclude<CreatingEndpointId, MoneyEndpoint>;

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

/** Where what a call makes will be found again; never anything of a card. */
export interface AttemptPlace extends MoneyPlace {
  consumerID?: string;
  /** The document that is cancelled. */
  invoiceID?: string;
  /** What it is called, where nothing else tells it from others of its kind. */
  name?: string;
}

/** One call that was begun and whose outcome is not known yet. */
export interface Attempt extends AttemptPlace {
  /** Travels as Idempotency-Key where the server knows it, and in `extension.attemptID` where the body has one. */
  attemptID: string;
  endpoint: CreatingEndpointId;
  /** Israel day on which it was begun, YYYY-MM-DD. */
  day: string;
  /** UTC instant at which it was sent last, ISO. */
  startedAt: string;
  /**
   * `unanswered`: no answer came. `made`: it was made, but not as it was sent last. `notFound`: nothing was made, and the
   * person knows.
   */
  state: 'sending' | 'unanswered' | 'made' | 'notFound';
}

const moneyEndpoints: readonly string[] = moneyCalls.map((name) => `transactions.${name}`);

/** Whether a call moves money, puts it on hold or asks a card. */
export const isMoney = (endpoint: CreatingEndpointId): endpoint is MoneyEndpoint => moneyEndpoints.includes(endpoint);

/** An attempt that begins now. */
export function newAttempt(endpoint: CreatingEndpointId, place: AttemptPlace): Attempt {
  const now = new Date();
  return {
    ...place,
    attemptID: crypto.randomUUID(),
    endpoint,
    day: israelDay(now),
    startedAt: now.toISOString(),
    state: 'sending',
  };
}

/**
 * Whether an attempt may still be sent again under its name. After that the server may have forgotten what came of it,
 * so it must be looked for and sent under another one. A clock that was set back counts as too late.
 */
export function isRepeatable({ startedAt }: Attempt): boolean {
  return Math.abs(Date.now() - Date.parse(startedAt)) < attemptRepeatableMs;
}

/** What two attempts share when they would do the same: whoever sends one keeps the other waiting. */
export function signatureOf({ endpoint, ...place }: AttemptPlace & { endpoint: CreatingEndpointId }): string {
  const { terminalID, amount, currency, transactionID, billingDealID } = place;
  const parts = [endpoint, terminalID, amount, currency, transactionID, billingDealID].map((part) => part ?? '');
  const { consumerID, invoiceID, name } = place;
  return [...parts, ...[consumerID, invoiceID, name].filter((part) => part !== undefined)].join('|');
}

const isEndpointId = (value: unknown): value is EndpointId =>
  typeof value === 'string' && Object.hasOwn(endpoints, value);
const isEndpoint = (value: unknown): value is CreatingEndpointId => isEndpointId(value) && isCreating(value);

/** Whether a call makes something and moves no money. */
export const isCreation = (value: unknown): value is CreationEndpoint => isEndpoint(value) && !isMoney(value);
const texts = ['currency', 'transactionID', 'billingDealID', 'consumerID', 'invoiceID', 'name'] as const;
const states = ['sending', 'made', 'notFound'] as const;

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
    state: states.find((one) => one === state) ?? 'unanswered',
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
