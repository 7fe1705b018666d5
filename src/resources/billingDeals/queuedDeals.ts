import { outcomesOf } from '#src/actions/many/outcomes.ts';
import type { RowOutcome } from '#src/actions/many/plan.ts';

/** How each deal fared in a call on several (docs/wire.md §5.5). */
export const outcomesOfDeals = (ids: readonly string[], answer: unknown): RowOutcome[] =>
  outcomesOf(ids, answer, { list: 'notQueuedDeals', wordOf: (code) => `deal.hindrance.${code}` });
