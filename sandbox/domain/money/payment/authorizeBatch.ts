import type { Context } from '#sandbox/core/context.ts';
import { readNumbers } from './askProcessor.ts';
import { type PreparedPayment, beginPayments, type BegunPayment } from './begin.ts';
import { finishPayments } from './finish.ts';
import { authorize } from './pay.ts';
import type { Answered } from './settle.ts';

/** What was answered is written, all of it at once or, where that fails, one by one. */
async function finishAll(
  context: Context,
  answered: readonly Answered[],
): Promise<Map<BegunPayment['attempt'], unknown>> {
  const faults = new Map<BegunPayment['attempt'], unknown>();
  if (answered.length === 0) return faults;
  try {
    await finishPayments(context, answered);
  } catch (error) {
    // One that cannot be written keeps the others back: each is tried alone.
    context.report(error);
    for (const one of answered)
      await finishPayments(context, [one]).catch((error: unknown) => faults.set(one.attempt, error));
  }
  return faults;
}

/**
 * Pays what one merchant has to pay at the same time: each payment is an attempt of its own, but they begin in one
 * transaction and end in one. The processor is asked for each, outside both. One that gets no answer is left to whoever
 * finishes what was abandoned.
 * @returns by attempt key what kept payments from being finished
 * @throws Error when they cannot begin together: then none has begun
 */
export async function authorizeBatch(
  context: Context,
  beginnings: readonly PreparedPayment[],
): Promise<Map<string, unknown>> {
  if (beginnings.length === 0) return new Map();
  const begun = await beginPayments(context, beginnings);
  const rows = begun.map(({ pending }) => pending);
  // One that cannot be read is the matter of its own payment.
  const numbers = await readNumbers(context, rows).catch((error: unknown) => {
    context.report(error);
    return new Map<string, string>();
  });
  const faults = new Map<string, unknown>();
  const answered = await Promise.all(
    begun.map(async (one): Promise<Answered[]> => {
      try {
        const typed = numbers.get(one.pending.creditCardToken ?? '');
        return [{ ...one, answer: await authorize({ ...one, typed }) }];
      } catch (error) {
        faults.set(one.attempt.attemptKey, error);
        return [];
      }
    }),
  );
  for (const [{ attemptKey }, error] of await finishAll(context, answered.flat())) faults.set(attemptKey, error);
  return faults;
}
