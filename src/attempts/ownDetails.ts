import { isObject, type Row } from '#contract/envelope.ts';
import type { Attempt } from './attempts.ts';

/**
 * Whose transaction some details are. `other`: another attempt's, by its name. `earlier`: it was there long before.
 * `unsaid`: they do not say whose it is.
 */
export type Judgement = 'own' | 'other' | 'earlier' | 'unsaid';

/** Milliseconds by which the clocks of the browser and the server may differ. */
const clockMs = 60 * 60 * 1000;

/** Whether what has this time stood there before an attempt was begun. */
export function isEarlier(time: unknown, { startedAt }: Pick<Attempt, 'startedAt'>): boolean {
  const text = String(time);
  // An instant without a zone is UTC (docs/wire.md §1.5). NaN, for what is no time, is earlier than nothing.
  const at = Date.parse(/(Z|[+-]\d\d:\d\d)$/i.test(text) ? text : `${text}Z`);
  return at < Date.parse(startedAt) - clockMs;
}

/** How the details of a transaction are held against an attempt. */
export function judgeOf(attempt: Attempt): (details: Row) => Judgement {
  const { attemptID, endpoint, transactionID } = attempt;
  // Selecting a J5 carries no body: its new transaction names the J5 instead.
  const isSelection = endpoint.endsWith('.selectJ5');
  return (details) => {
    const { extension, initialTransactionID, paymentTransactionID } = details;
    if (isSelection && paymentTransactionID === transactionID) return 'earlier';
    const name = isSelection ? initialTransactionID : isObject(extension) ? extension.attemptID : undefined;
    if (typeof name === 'string') return name === (isSelection ? transactionID : attemptID) ? 'own' : 'other';
    return isEarlier(details.transactionTimestamp, attempt) ? 'earlier' : 'unsaid';
  };
}
