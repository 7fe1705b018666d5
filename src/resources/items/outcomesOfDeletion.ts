import { isObject, isOperationResponse } from '#contract/envelope.ts';
import type { RowOutcome } from '#src/actions/many/plan.ts';

/** The reasons an answer gives for single items, by id: its errors are named after the items they are about. */
function reasonsOf(answer: unknown): ReadonlyMap<string, string> {
  const errors: unknown = isObject(answer) ? answer.errors : undefined;
  const found = (Array.isArray(errors) ? errors : []).filter(isObject).flatMap(({ code, description }) => {
    if (typeof code !== 'string') return [];
    return [
      [code, typeof description === 'string' && description !== '' ? description : 'SomethingWentWrong'] as const,
    ];
  });
  return new Map(found);
}

/**
 * How each item fared in a bulk deletion: those the answer names as errors were refused, the rest is deleted. An answer
 * with status error that names none has refused all.
 */
export function outcomesOfDeletion(ids: readonly string[], answer: unknown): RowOutcome[] {
  const reasons = reasonsOf(answer);
  const refusedAll = isOperationResponse(answer) && answer.status === 'error' && reasons.size === 0;
  const message = isOperationResponse(answer) && answer.message ? answer.message : 'SomethingWentWrong';
  return ids.map((id) => {
    const reason = refusedAll ? message : reasons.get(id);
    return reason === undefined ? { id, done: true } : { id, done: false, reason };
  });
}
