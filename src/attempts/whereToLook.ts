import { isObject } from '#contract/envelope.ts';
import type { Attempt } from './attempts.ts';

/** Values of the transaction list's filters. */
export type ListFilter = Readonly<Record<string, string | number>>;

/** Where money calls lead. */
export interface TransactionPaths {
  /** Address of a transaction's page. */
  one: (transactionID: string) => string;
  /** Address of the list of them. */
  all: string;
}

/** A day some days away from an Israel day, YYYY-MM-DD. */
function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day before an attempt: the clocks of the browser and the server need not agree at midnight. */
export const dayBefore = ({ day }: Pick<Attempt, 'day'>): string => dayFrom(day, -1);

/** What every transaction of an attempt has. */
export function filterOf({ endpoint, terminalID, amount, transactionID, billingDealID }: Attempt): ListFilter {
  return {
    terminalID,
    ...(amount !== undefined && { amountFrom: amount, amountTo: amount }),
    // Checks name no amount, and are few.
    ...(endpoint.endsWith('.check') && { jDealType: 'J2' }),
    ...(endpoint.endsWith('.selectJ5') && transactionID !== undefined && { initialTransactionID: transactionID }),
    ...(billingDealID !== undefined && { billingDealID }),
  };
}

/** The card a request names, as a list may be filtered by it: the id of a saved one, the last digits of a typed one. */
function cardFilter(body: Readonly<Record<string, unknown>>): ListFilter {
  const { creditCardToken: creditCardTokenID, creditCardSecureDetails: card } = body;
  if (typeof creditCardTokenID === 'string') return { creditCardTokenID };
  const digits = isObject(card) && typeof card.cardNumber === 'string' ? card.cardNumber.replace(/\D/g, '') : '';
  return digits === '' ? {} : { cardNumber: digits.slice(-4) };
}

/**
 * Where a person looks for an attempt that nobody could find: by amount, card and the days around it.
 * @param body the request, while the page has it; what outlives the page knows nothing of cards.
 */
export function listFilterOf(attempt: Attempt, body: Readonly<Record<string, unknown>> = {}): ListFilter {
  const days = { dateFrom: dayBefore(attempt), dateTo: dayFrom(attempt.day, 1) };
  return { ...filterOf(attempt), ...days, ...cardFilter(body) };
}

/** The address of the list that a filter leaves. */
export function listPath({ all }: TransactionPaths, filter: ListFilter): string {
  return `${all}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
