import type { EndpointId } from '#contract/endpoints.ts';

/** Calls that move money, or put it on hold: none may happen twice. */
export const moneyEndpoints = [
  'transactions.create',
  'transactions.block',
  'transactions.check',
  'transactions.refund',
  'transactions.chargeback',
  'transactions.selectJ5',
  'transactions.createBillingTransaction',
] as const satisfies readonly EndpointId[];
export type MoneyEndpoint = (typeof moneyEndpoints)[number];

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
  /** UTC instant, ISO. */
  startedAt: string;
  /** `sending` until it is known that no answer came. */
  state: 'sending' | 'unanswered';
}
