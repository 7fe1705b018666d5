import type { Context } from '#sandbox/core/context.ts';
import { readNumbers } from './askProcessor.ts';
import { type Beginning, beginTogether, type Begun } from './begin.ts';
import { finish } from './finish.ts';
import { ask } from './pay.ts';
import type { Answered } from './settle.ts';

/** What was answered is written, all of it at once or, where that fails, one by one. */
async function finishAll(context: Context, answered: readonly Answered[]): Promise<Map<Begun['attempt'], unknown>> {
  const faults = new Map<Begun['attempt'], unknown>();
  if (answered.length === 0) return faults;
  try {
    await finish(context, answered);
  } catch {
    for (const one of answered) await finish(context, [one]).catch((error: unknown) => faults.set(one.attempt, error));
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
export async function payTogether(context: Context, beginnings: readonly Beginning[]): Promise<Map<string, unknown>> {
  const begun = await beginTogether(context, beginnings);
  const rows = begun.map(({ pending }) => pending);
  // One that cannot be read is the matter of its own payment.
  const numbers = await readNumbers(context, rows).catch(() => new Map<string, string>());
  const faults = new Map<string, unknown>();
  const answered = await Promise.all(
    begun.map(async (one): Promise<Answered[]> => {
      try {
        const typed = numbers.get(one.pending.creditCardToken ?? '');
        return [{ ...one, answer: await ask({ ...one, typed }) }];
      } catch (error) {
        faults.set(one.attempt.attemptKey, error);
        return [];
      }
    }),
  );
  for (const [{ attemptKey }, error] of await finishAll(context, answered.flat())) faults.set(attemptKey, error);
  return faults;
}
