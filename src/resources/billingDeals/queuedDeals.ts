import { isObject, isOperationResponse, type OperationResponse } from '#contract/envelope.ts';
import type { RowOutcome } from '#src/actions/many/plan.ts';

/** How a call on several deals is made whose report tells what came of it. */
export const report = { quiet: true, ownAnswer: true, expects: 'operation' } as const;

/** Why single deals were left out, by id: `additionalData.notQueuedDeals` (docs/wire.md §5.5). */
function reasonsOf({ additionalData }: Pick<OperationResponse, 'additionalData'>): ReadonlyMap<string, string> {
  const deals: unknown = isObject(additionalData) ? additionalData.notQueuedDeals : undefined;
  const found = (Array.isArray(deals) ? deals : []).filter(isObject).flatMap(({ id, code }) => {
    if (typeof id !== 'string') return [];
    return [[id, typeof code === 'string' ? `deal.hindrance.${code}` : 'SomethingWentWrong'] as const];
  });
  return new Map(found);
}

/**
 * How each deal fared in a call on several: those the answer names were left out, each for its reason; the rest is done.
 * An answer with status error that names none has done none.
 */
export function outcomesOfDeals(ids: readonly string[], answer: unknown): RowOutcome[] {
  const operation = isOperationResponse(answer) ? answer : undefined;
  const reasons = reasonsOf(operation ?? {});
  const refusedAll = operation?.status === 'error' && reasons.size === 0;
  const message = operation?.message || 'SomethingWentWrong';
  return ids.map((id) => {
    const reason = refusedAll ? message : reasons.get(id);
    return reason === undefined ? { id, done: true } : { id, done: false, reason };
  });
}
