import { isObject, isOperationResponse, type OperationResponse } from '#contract/envelope.ts';
import type { RowOutcome } from './plan.ts';

/** How a call on several rows is made whose report tells what came of it. */
export const report = { quiet: true, ownAnswer: true, expects: 'operation' } as const;

/** Where an answer names the rows it left alone, and what a reason is called. */
interface LeftOut {
  /** A list of `{ id, code }` in its `additionalData`. */
  list: string;
  /** Catalogue key of a reason. */
  wordOf: (code: string) => string;
}

/** Why single rows were left out, by id. */
function reasonsOf(
  { additionalData }: Pick<OperationResponse, 'additionalData'>,
  { list, wordOf }: LeftOut,
): ReadonlyMap<string, string> {
  const rows: unknown = isObject(additionalData) ? additionalData[list] : undefined;
  const found = (Array.isArray(rows) ? rows : []).filter(isObject).flatMap(({ id, code }) => {
    if (typeof id !== 'string') return [];
    return [[id, typeof code === 'string' ? wordOf(code) : 'SomethingWentWrong'] as const];
  });
  return new Map(found);
}

/** What happened to rows that were not as they were seen, by id, in words. */
function happenedTo(
  { additionalData, errors = [] }: Pick<OperationResponse, 'additionalData' | 'errors'>,
  list: string,
) {
  const more = isObject(additionalData) ? additionalData : {};
  const named: unknown[] = Array.isArray(more[list]) ? more[list] : [];
  const leftOut: unknown[] = Array.isArray(more.movedOn) ? more.movedOn : [];
  const moved = new Set([
    ...leftOut,
    ...named.flatMap((row) => (isObject(row) && row.code === 'MovedOn' ? row.id : [])),
  ]);
  return new Map(
    errors.flatMap(({ code, description }) => (code && description && moved.has(code) ? [[code, description]] : [])),
  );
}

/**
 * How each row fared in a call on several: those the answer names were left out, each for its reason; the rest is done.
 * An answer with status error that names none has done none.
 */
export function outcomesOf(ids: readonly string[], answer: unknown, leftOut: LeftOut): RowOutcome[] {
  const operation = isOperationResponse(answer) ? answer : undefined;
  const happened = operation ? happenedTo(operation, leftOut.list) : new Map<string, string>();
  const reasons = new Map([...reasonsOf(operation ?? {}, leftOut), ...happened]);
  const refusedAll = operation?.status === 'error' && reasons.size === 0;
  const message = operation?.message || 'SomethingWentWrong';
  return ids.map((id) => {
    const reason = refusedAll ? message : reasons.get(id);
    if (reason === undefined) return { id, done: true };
    // What an answer names it has left alone; nothing was tried.
    return { id, done: false, reason, ...(!refusedAll && { calm: true as const }) };
  });
}
