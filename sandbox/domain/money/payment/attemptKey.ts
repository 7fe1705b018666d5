import { isObject } from '#contract/envelope.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { newID } from '#sandbox/core/newID.ts';

// spec gap: what a key looks like.
/** Visible ASCII, so that a header can carry it. */
const keyPattern = /^[\x21-\x7e]{1,100}$/;

/** JSON with the keys of every object in order: equal bodies give equal texts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join()}}`;
}

/**
 * The key of an attempt: the header Idempotency-Key or `extension.attemptID`, which say the same where both are; a new
 * one for who sends none.
 * @throws ApiError 400 that names the malformed one
 */
export function attemptKeyOf({ idempotencyKey, body }: Pick<Call, 'idempotencyKey' | 'body'>): string {
  const extension = isObject(body) && isObject(body.extension) ? body.extension : {};
  const inBody = extension.attemptID;
  const isKey = (value: unknown): value is string => typeof value === 'string' && keyPattern.test(value);
  if (idempotencyKey !== undefined && !isKey(idempotencyKey)) {
    throw invalid([{ code: 'Idempotency-Key', description: 'Invalid' }]);
  }
  if (inBody === undefined || inBody === null) return idempotencyKey ?? newID();
  if (!isKey(inBody) || (idempotencyKey !== undefined && idempotencyKey !== inBody)) {
    throw invalid([{ code: 'extension.attemptID', description: 'Invalid' }]);
  }
  return inBody;
}

/**
 * Says whether two requests are the same one; keyed, so that nobody can try cards out on it. Whom to tell of the progress
 * is no part of what is asked: a screen that has reconnected sends the same.
 */
export function digestOf({ context, endpoint, path, body }: Call): string {
  const asked = isObject(body) ? { ...body, connectionID: undefined } : (body ?? null);
  return context.vault.digest('attempt', canonical([endpoint, path, asked]));
}
