import { isObject, type Row } from '#contract/envelope.ts';
import { creationOf } from './creations.ts';
import { isCreation, type Attempt } from '#src/attempts/attempts.ts';
import type { AttemptCalls } from '#src/attempts/findAttempt.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';

/** Rows that are looked through, the newest first. */
const rowsLookedAt = 100;

/** @throws CallFailure for an answer that is no list with its rows: it can not tell that there is none. */
function rowsOf(answer: unknown): Row[] {
  const data = isObject(answer) && answer.status !== 'error' ? (answer.data ?? []) : undefined;
  if (!Array.isArray(data) || !data.every(isObject)) throw new CallFailure('network', 200);
  return data;
}

/**
 * What may be what an attempt made, by its id, the newest first: rows of the list of its noun do not say who made them.
 * @returns undefined for what is in no list
 * @throws CallFailure when it can not be asked; the caller's abort reason when it left.
 */
export async function findCreation(
  { call }: Pick<AttemptCalls, 'call'>,
  attempt: Attempt,
  signal?: AbortSignal,
): Promise<readonly string[] | undefined> {
  const look = isCreation(attempt.endpoint) ? creationOf(attempt.endpoint).look : undefined;
  if (!look) return undefined;
  const asked = { background: true, ownFailure: true, ...(signal && { signal }) };
  const path = look.path?.(attempt);
  const query = { ...look.query(attempt), take: rowsLookedAt, skip: 0 };
  const rows = rowsOf(await call(look.list, { ...(path && { path }), query, ...asked }));
  return rows.filter((row) => look.mayBe(row, attempt)).map((row) => String(row[look.id]));
}
