import { eq } from 'drizzle-orm';
import { isObject, type OperationResponse } from '#contract/envelope.ts';
import type { Answer, Call, Handler } from '#sandbox/core/call.ts';
import { failure } from '#sandbox/core/failure.ts';
import { named, operation } from '#sandbox/core/operation.ts';
import type { ProcessorAnswer } from '#sandbox/core/processor.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { codeText } from '#sandbox/domain/processor/refusals.ts';
import { askProcessor, inquire, tell } from './askProcessor.ts';
import { attemptKeyOf, digestOf } from './attemptKey.ts';
import {
  answerOf,
  type Attempt,
  readAttempt,
  reusedRefusal,
  runningRefusal,
  storeAnswer,
  takeLease,
} from './attempts.ts';
import { begin } from './begin.ts';
import { secondarySteps, tellOthers } from './outcome.ts';
import { kindOf, type Payment, type Transaction } from './payment.ts';
import { settle } from './settle.ts';

/** Bank transfers are approved by nobody. */
const noProcessor: ProcessorAnswer = { code: 0, number: 0, approvalNumber: null, card: null };

function refusedAnswer(call: Call, row: Transaction): OperationResponse {
  return failure(call.locale, call.correlationId, 'CouldNotCreateTransaction', {
    entityUID: row.paymentTransactionID,
    errors: [{ code: codeText(row.processorResultCode ?? 0), description: row.rejectionMessage ?? '' }],
  });
}

/** The second of a payment's two transactions: the outcome on the row, on all it touches, and the answer. */
async function finish(
  call: Call,
  attempt: Attempt,
  pending: Transaction,
  { answer, typed }: { answer: ProcessorAnswer; typed: string | undefined },
): Promise<void> {
  const settled = await call.context.db.transaction(async (tx) => {
    const row = await settle(tx, call, pending, answer);
    if (!row) return undefined;
    await tellOthers(tx, call, row);
    if (answer.code !== 0) {
      await storeAnswer(tx, attempt, { status: 400, answer: refusedAnswer(call, row) });
      return row;
    }
    const innerResponse = await secondarySteps(tx, call, row, typed);
    const made = operation(call, 'CreatedSuccessfully', {
      ...named(row.paymentTransactionID, row.version),
      ...(innerResponse && { innerResponse }),
    });
    await storeAnswer(tx, attempt, { status: 201, answer: made });
    return row;
  });
  call.context.totals.drop(pending.merchantID);
  if (!settled) return;
  const { rejectionMessage } = settled;
  const isApproved = answer.code === 0;
  const message = rejectionMessage !== null && !isApproved ? { message: rejectionMessage } : {};
  await tell(call.context, settled, { status: isApproved ? 'authorised' : 'declined', ...message });
}

/** A pending payment goes to the processor and gets its outcome. @param typed a card that came with the request */
async function complete(call: Call, attempt: Attempt, typed: string | undefined): Promise<void> {
  const row = await pendingRow(call, attempt);
  if (!row) return;
  const answer = kindOf(row) ? await askProcessor(call.context, row, typed) : noProcessor;
  await finish(call, attempt, row, { answer, typed });
}

/** Gives a payment whose card is gone the outcome that the processor knows of; it is not asked again. */
export async function conclude(call: Call, attempt: Attempt): Promise<void> {
  const row = await pendingRow(call, attempt);
  if (!row) return;
  const needsCard = row.pinPadDeviceID !== null || (row.cardNumber !== null && row.creditCardToken === null);
  const canAskAgain = !needsCard || kindOf(row) === 'capture' || kindOf(row) === 'return' || !kindOf(row);
  if (canAskAgain) return complete(call, attempt, undefined);
  await finish(call, attempt, row, { answer: await inquire(call.context, row), typed: undefined });
}

async function pendingRow({ context }: Call, { paymentTransactionID }: Attempt): Promise<Transaction | undefined> {
  const [row] = await context.db
    .select()
    .from(transactions)
    .where(eq(transactions.paymentTransactionID, paymentTransactionID));
  return row;
}

/** The number of a card that came with a request. */
function typedNumber(body: unknown): string | undefined {
  const card = isObject(body) && isObject(body.creditCardSecureDetails) ? body.creditCardSecureDetails : {};
  return typeof card.cardNumber === 'string' ? card.cardNumber : undefined;
}

/** A key that is known: its answer, or a payment to take over from who has died over it. */
async function resume(call: Call, attempt: Attempt, digest: string): Promise<Answer> {
  if (attempt.digest !== null && attempt.digest !== digest) throw reusedRefusal();
  if (attempt.status !== null) return answerOf(attempt);
  if (attempt.leaseUntil.getTime() > Date.now()) throw runningRefusal();
  if (!(await takeLease(call.context, attempt))) throw runningRefusal();
  await complete(call, attempt, typedNumber(call.body));
  return answerOf(await readAttempt(call.context.db, attempt.merchantID, attempt.attemptKey));
}

/**
 * A call that moves money, at most once (docs/adr/0012-never-twice.md).
 * @param prepare judges the request and says what to do; runs only for a key that nobody knows
 */
export function moneyCall(prepare: (call: Call) => Promise<Payment>): Handler {
  return async (call) => {
    const { merchantID } = call.caller;
    const [attemptKey, digest] = [attemptKeyOf(call), digestOf(call)];
    const read = () => readAttempt(call.context.db, merchantID, attemptKey);
    const known = await read();
    if (known) return resume(call, known, digest);
    const payment = await prepare(call);
    const attempt = await begin(call, { attemptKey, digest }, payment);
    if (attempt) await complete(call, attempt, payment.cardNumber);
    const present = await read();
    if (!present) throw runningRefusal();
    return attempt ? answerOf(present) : resume(call, present, digest);
  };
}
