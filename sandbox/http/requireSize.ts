import type { Schema } from 'yup';
import { maximumFaults, maximumParameters } from '#contract/constants.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import { bodiesOfCalls } from '#contract/entities/byCall.ts';
import { anything, type Limits, limitsOf } from '#contract/entities/limits.ts';
import { ApiError, invalid, invalidQuery } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call } from '#sandbox/core/call.ts';
import { judgeSize, type LargePart } from './judgeSize.ts';
import { isReadable } from './readable.ts';

const schemas: Readonly<Record<string, Schema | null>> = bodiesOfCalls;

const known = new Map<EndpointId | undefined, Limits>();

/** How large the body of a call may be; what is sent to a call without one is bounded all the same. */
function limitsOfCall(id: EndpointId | undefined): Limits {
  const limits = known.get(id) ?? (id && schemas[id] ? limitsOf(schemas[id]) : anything);
  known.set(id, limits);
  return limits;
}

const unreadable = (code: string) =>
  new ApiError(400, 'RequestNotReadable', { errors: [{ code: code || 'body', description: 'Invalid' }] });

/**
 * Where nothing but texts is too long, the rules say so themselves, and at once what else is wrong: of such a body they
 * are as cheap as of a good one. @throws ApiError 400 that names the parts
 */
async function refuse(schema: Schema | null | undefined, call: SizedCall, tooLarge: readonly LargePart[]) {
  const isWhole = tooLarge.length < maximumFaults && tooLarge.every(({ cut }) => cut);
  if (schema && isWhole) {
    for (const { cut } of tooLarge) cut?.();
    await readBody(call, schema);
  }
  throw invalid(
    tooLarge.map(({ path, fault: { key, values } }) => ({ code: path || 'body', description: key, values })),
  );
}

type SizedCall = Pick<Call, 'context' | 'path' | 'query' | 'body'>;

/**
 * Before anything is made of a request: it can be read and stored, and nothing in it is larger than the contract lets it
 * be (docs/adr/0030-sizes-before-rules.md).
 * @throws ApiError 400 that names the parts
 */
export async function requireSize(id: EndpointId | undefined, call: SizedCall): Promise<void> {
  const { path, query, body } = call;
  if (query.size > maximumParameters) {
    const values = { max: maximumParameters };
    throw invalidQuery([{ code: 'query', description: 'MustHaveAtMost', values }]);
  }
  const asked = [...Object.entries(path), ...query].find((pair) => !pair.every(isReadable));
  if (asked) throw unreadable(asked[0]);
  const { unreadable: place, tooLarge } = judgeSize(body, limitsOfCall(id));
  if (place !== undefined) throw unreadable(place);
  if (tooLarge.length > 0) await refuse(id && schemas[id], call, tooLarge);
}
