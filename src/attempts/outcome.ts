import { transactionQuickStatus, parseEnum } from '#contract/enums.ts';
import type { OperationResponse, Row } from '#contract/envelope.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';

/** What an answer, or its absence, says about a money call. */
export type AttemptResult = 'answered' | 'running' | 'noAnswer';

/** Statuses of the 4xx kind that say nothing about what was done. */
const undecided = new Set([408, 499]);

/**
 * Judges a failed money call. Answered: the server has decided, nothing more will happen. Running: the same attempt is
 * being worked on. No answer: network, timeout, an answer nobody can read, 5xx.
 * @param keyed the server knows Idempotency-Key: 422 then says that the key was used before, for another body.
 * @param sentBefore what is turned away at the door now may have come in then: only the call itself can decide.
 */
export function attemptResult(error: unknown, keyed: boolean, sentBefore = false): AttemptResult {
  if (!(error instanceof CallFailure)) return 'noAnswer';
  if (keyed && error.isStillRunning) return 'running';
  if (sentBefore) return error.kind === 'badRequest' ? 'answered' : 'noAnswer';
  if (error.kind === 'missingToken') return 'answered';
  if (keyed && error.status === 422) return 'noAnswer';
  return error.status >= 400 && error.status < 500 && !undecided.has(error.status) ? 'answered' : 'noAnswer';
}

/** How far a transaction that was found has come. */
export type AttemptProgress = 'done' | 'refused' | 'pending';

/** Statuses of a transaction whose outcome the server does not know yet. */
const underWay = new Set(['initial', 'confirmedByAggregator', 'confirmedByPinpadPreProcessor']);

/** @param details a transaction's details. */
export function progressOf({ status }: Row): AttemptProgress {
  const known = typeof status === 'string' ? parseEnum('transactionStatus', status) : undefined;
  // A state this application does not know was reached all the same.
  if (known === undefined) return 'done';
  if (underWay.has(known)) return 'pending';
  return transactionQuickStatus(known) === 'Failed' ? 'refused' : 'done';
}

/** The answer that was lost, as far as the transaction tells it. */
export function answerOf(details: Row): OperationResponse {
  const { paymentTransactionID, processorResultCode, rejectionMessage } = details;
  const refused = progressOf(details) === 'refused';
  return {
    status: refused ? 'error' : 'success',
    ...(typeof paymentTransactionID === 'string' && { entityUID: paymentTransactionID }),
    ...(refused && typeof rejectionMessage === 'string' && { message: rejectionMessage }),
    ...(refused && typeof processorResultCode === 'number' && { errors: [{ code: String(processorResultCode) }] }),
  };
}
