import { isObject, isOperationResponse } from '#contract/envelope.ts';
import { outcomesOf } from '#src/actions/many/outcomes.ts';
import type { PlannedRow, RowOutcome } from '#src/actions/many/plan.ts';

const wordOf = (code: string) => `transaction.transmit.hindrance.${code}`;

/** How each transaction fared that was named to be transmitted (docs/wire.md §5.4). */
export const outcomesOfSome = (ids: readonly string[], answer: unknown): RowOutcome[] =>
  outcomesOf(ids, answer, { list: 'notQueuedTransactions', wordOf });

/**
 * How everything that waited on a terminal fared against the plan: the answer names what it took along. Of the plan some
 * may be gone by then, and what came to wait after it goes along. A server that names nothing has done what was planned.
 */
export function outcomesOfAll(planned: readonly PlannedRow[], answer: unknown): RowOutcome[] {
  const ids = planned.map(({ id }) => id);
  const more = isOperationResponse(answer) && isObject(answer.additionalData) ? answer.additionalData : {};
  if (!Array.isArray(more.queuedTransactions)) return outcomesOfSome(ids, answer);
  const queued = new Set(more.queuedTransactions.filter((id) => typeof id === 'string'));
  const late = [...queued].filter((id) => !ids.includes(id));
  return [
    ...ids.map((id): RowOutcome =>
      queued.has(id) ? { id, done: true } : { id, done: false, reason: wordOf('NotInThisState'), calm: true },
    ),
    ...late.map((id): RowOutcome => ({ id, done: true })),
  ];
}
