import { isRepeatable, type Endpoint } from '#contract/endpoints.ts';
import { isObject, isOperationResponse } from '#contract/envelope.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { countOf } from '#src/dataProvider/parseList.ts';

function isList(answer: unknown): boolean {
  if (!isObject(answer)) return false;
  const { data, numberOfRecords } = answer;
  if (Array.isArray(data)) return data.length === 0 || data.some(isObject);
  // Null and absent are the same (docs/wire.md §1.1), but an object of another kind has neither rows nor a count.
  const count = countOf(numberOfRecords);
  return count === 0 || (count === undefined && data === null);
}

function isReadable({ kind }: Endpoint, answer: unknown): boolean {
  if (kind === 'list') return isList(answer);
  if (kind === 'meta') return isObject(answer) && isObject(answer.columns);
  if (kind === 'record') return isObject(answer) && !(isOperationResponse(answer) && 'message' in answer);
  return kind !== 'lookup' || isObject(answer) || Array.isArray(answer);
}

/**
 * Holds an answer of HTTP success against what its call reads: what is no list must not look like an empty one.
 * @throws CallFailure for status `error`, as a bad request; and for an answer of another kind, as one nobody can parse.
 */
export function assertReadable(endpoint: Endpoint, answer: unknown): void {
  if (isRepeatable(endpoint) && isOperationResponse(answer) && answer.status === 'error')
    throw new CallFailure('badRequest', 200, { response: answer });
  if (!isReadable(endpoint, answer)) throw new CallFailure('network', 200);
}
