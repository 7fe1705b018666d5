import { eq } from 'drizzle-orm';
import { isObject } from '#contract/envelope.ts';
import { type Answer, type Call, type Handler, keepingKeys } from '#sandbox/core/call.ts';
import type { ProcessorAnswer } from '#sandbox/core/processor.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { askProcessor, queryOutcome } from './askProcessor.ts';
import { attemptKeyOf, digestOf } from './attemptKey.ts';
import { answerOf, type Attempt, readAttempt, requireSame, runningRefusal, takeLease } from './attempts.ts';
import { beginPayment, type BegunPayment } from './begin.ts';
import { finishPayments } from './finish.ts';
import { kindOf, type Payment, type Transaction } from './payment.ts';

/** Bank transfers are approved by nobody. */
const noProcessor: ProcessorAnswer = { code: 0, number: 0, approvalNumber: null, card: null };

/** Asks the processor for a payment that has begun. */
export async function authorize({ call, pending, typed }: BegunPayment): Promise<ProcessorAnswer> {
  return kindOf(pending) ? askProcessor(call.context, pending, typed) : noProcessor;
}

/** A pending payment goes to the processor and gets its outcome. */
async function complete(begun: BegunPayment): Promise<void> {
  await finishPayments(begun.call.context, [{ ...begun, answer: await authorize(begun) }]);
}

/** Gives a payment whose card is gone the outcome that the processor knows of; it is not asked again. */
export async function concludeAttempt(call: Call, attempt: Attempt): Promise<void> {
  const pending = await pendingRow(call, attempt);
  if (!pending) return;
  const begun = { call, attempt, pending, typed: undefined };
  const needsCard =
    pending.pinPadDeviceID !== null || (pending.cardNumber !== null && pending.creditCardToken === null);
  const kind = kindOf(pending);
  const canAskAgain = !needsCard || kind === 'capture' || kind === 'return' || kind === undefined;
  if (canAskAgain) return complete(begun);
  await finishPayments(call.context, [{ ...begun, answer: await queryOutcome(call.context, pending) }]);
}

async function pendingRow({ context }: Call, { paymentTransactionID }: Attempt): Promise<Transaction | undefined> {
  if (paymentTransactionID === null) return undefined;
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
  requireSame(attempt, { endpoint: call.endpoint, digest });
  if (attempt.status !== null) return answerOf(attempt);
  if (attempt.leaseUntil.getTime() > Date.now()) throw runningRefusal();
  if (!(await takeLease(call.context, attempt))) throw runningRefusal();
  const pending = await pendingRow(call, attempt);
  if (pending) await complete({ call, attempt, pending, typed: typedNumber(call.body) });
  return answerOf(await readAttempt(call.context.db, attempt.merchantID, attempt.attemptKey));
}

/**
 * A call that moves money, at most once (docs/adr/0012-never-twice.md).
 * @param prepare judges the request and says what to do; runs only for a key that nobody knows
 */
export function moneyCall(prepare: (call: Call) => Promise<Payment>): Handler {
  return keepingKeys(async (call) => {
    const { merchantID } = call.caller;
    const [attemptKey, digest] = [attemptKeyOf(call), digestOf(call)];
    const read = () => readAttempt(call.context.db, merchantID, attemptKey);
    const known = await read();
    if (known) return resume(call, known, digest);
    let payment: Payment;
    try {
      payment = await prepare(call);
    } catch (refusal) {
      // The first request of the key may have done meanwhile what refuses this one: then its answer counts.
      const first = await read();
      if (!first) throw refusal;
      return resume(call, first, digest);
    }
    const begun = await beginPayment({ call, identity: { attemptKey, digest }, payment });
    if (begun) await complete(begun);
    const present = await read();
    if (!present) throw runningRefusal();
    return begun ? answerOf(present) : resume(call, present, digest);
  });
}
