import type { OperationResponse } from '#contract/envelope.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import type { Database } from '#sandbox/core/database.ts';
import { failure } from '#sandbox/core/failure.ts';
import { named, operation } from '#sandbox/core/operation.ts';
import { inOrderOfSeries } from '#sandbox/domain/invoicing/issueForTransaction.ts';
import { codeText } from '#sandbox/domain/processor/refusals.ts';
import { publishProgress } from './askProcessor.ts';
import { storeAnswers } from './attempts.ts';
import { secondarySteps, applyOutcomes } from './outcome.ts';
import type { Transaction } from './payment.ts';
import { type Answered, settle, type Settled } from './settle.ts';

function refusedAnswer(call: Call, row: Transaction): OperationResponse {
  return failure(call.locale, call.correlationId, 'CouldNotCreateTransaction', {
    entityUID: row.paymentTransactionID,
    errors: [{ code: codeText(row.processorResultCode ?? 0), description: row.rejectionMessage ?? '' }],
  });
}

/** The answer of an attempt, once what was asked for beside an approved payment is done. */
async function answerOf(tx: Database, { call, attempt, row, answer, typed }: Settled) {
  const { merchantID, attemptKey } = attempt;
  if (answer.code !== 0) return { merchantID, attemptKey, status: 400, answer: refusedAnswer(call, row) };
  const innerResponse = await secondarySteps(tx, call, row, typed);
  const made = operation(call, 'CreatedSuccessfully', {
    ...named(row.paymentTransactionID, row.version),
    ...(innerResponse && { innerResponse }),
  });
  return { merchantID, attemptKey, status: 201, answer: made };
}

async function tellOutcome({ call, row, answer }: Settled): Promise<void> {
  const isApproved = answer.code === 0;
  const message = row.rejectionMessage !== null && !isApproved ? { message: row.rejectionMessage } : {};
  await publishProgress(call.context, row, { status: isApproved ? 'authorised' : 'declined', ...message });
}

/** The second of a payment's two transactions, for one or for several: outcomes on rows, on all they touch, and answers. */
export async function finishPayments({ db, totals }: Context, answered: readonly Answered[]): Promise<void> {
  const settled = await db.transaction(async (tx) => {
    const written = await settle(tx, answered);
    if (written.length === 0) return written;
    await applyOutcomes(tx, written);
    const answers: Awaited<ReturnType<typeof answerOf>>[] = [];
    for (const one of await inOrderOfSeries(tx, written)) answers.push(await answerOf(tx, one));
    await storeAnswers(tx, answers);
    return written;
  });
  for (const merchantID of new Set(answered.map(({ pending }) => pending.merchantID))) totals.drop(merchantID);
  for (const one of settled) await tellOutcome(one);
}
