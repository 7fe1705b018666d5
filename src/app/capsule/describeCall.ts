import { mostRows, type CapsuleCall } from '#contract/capsule/capsule.ts';
import { redactAnswer, redactRefusal } from '#contract/capsule/redactAnswer.ts';
import { fitPath, redactPath, redactQuery } from '#contract/capsule/redactAddress.ts';
import type { KeptIds } from '#contract/capsule/redaction.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import { isObject } from '#contract/envelope.ts';
import { scrub } from '#src/app/errorReporting/scrub.ts';
import { correlationOf } from '#src/app/support/correlations.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { AskedCall } from '#src/dataProvider/http/httpEvents.ts';
import { endpointOf } from '#src/dataProvider/resource.ts';

/** What became of a call: its answer, why it failed, or nothing yet. */
type Outcome = { value: unknown } | { error: unknown } | undefined;

/** What is known now; nobody waits for an answer that has not come. */
function outcomeOf({ answer }: AskedCall): Promise<Outcome> {
  const nothingYet = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined)));
  if (!answer) return nothingYet;
  const settled = answer.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return Promise.race([settled, nothingYet]);
}

/** How long it took, where the browser has measured it. */
function durationOf({ at }: AskedCall, { href }: URL): number | undefined {
  const [entry] = performance
    .getEntriesByName(href, 'resource')
    .toSorted((one, other) => Math.abs(one.startTime - at) - Math.abs(other.startTime - at));
  return entry && Math.round(entry.duration);
}

/** A list with its first rows, and how many are left out. */
function firstRows(answer: unknown): { answer: unknown; rowsLeftOut?: number } {
  if (!isObject(answer) || !Array.isArray(answer.data) || answer.data.length <= mostRows) return { answer };
  const data: unknown[] = answer.data.slice(0, mostRows);
  return { answer: { ...answer, data }, rowsLeftOut: answer.data.length - mostRows };
}

/** What is kept of an answer: secrets go by their names and looks, then whatever the contract does not call harmless. */
export function keptAnswer(
  ids: KeptIds,
  call: EndpointId,
  value: unknown,
): Pick<CapsuleCall, 'answer' | 'rowsLeftOut'> {
  const { answer, rowsLeftOut } = firstRows(value);
  const kept = redactAnswer(ids, call, scrub(answer));
  if (typeof kept !== 'object' || kept === null) return {};
  return { answer: kept, ...(rowsLeftOut !== undefined && { rowsLeftOut }) };
}

function told(ids: KeptIds, call: EndpointId, outcome: Outcome): Pick<CapsuleCall, 'answer' | 'rowsLeftOut'> {
  if (!outcome) return {};
  if ('value' in outcome) return keptAnswer(ids, call, outcome.value);
  const { error } = outcome;
  return error instanceof CallFailure && error.response ? { answer: redactRefusal(error.response) } : {};
}

function statusOf({ response }: AskedCall, outcome: Outcome): number {
  const failed = outcome && 'error' in outcome && outcome.error instanceof CallFailure ? outcome.error.status : 0;
  return response?.status ?? failed;
}

/** Whoever asked left before the answer came: nothing is known of it. */
const wasLeft = (outcome: Outcome) => outcome && 'error' in outcome && !(outcome.error instanceof CallFailure);

/**
 * A call as a capsule keeps it.
 * @param now on the clock of `performance.now()`.
 * @returns undefined for one that the contract does not know, and for one that nobody waited for.
 */
export async function describeCall(ids: KeptIds, asked: AskedCall, now: number): Promise<CapsuleCall | undefined> {
  const { reference } = asked;
  const address = new URL(asked.address, location.origin);
  const { method, base, path } = endpointOf(reference);
  const below = address.pathname.split('/').slice(-path.split('/').length + 1);
  const values = fitPath(path, `/${below.join('/')}`);
  const outcome = await outcomeOf(asked);
  if (typeof reference !== 'string' || !values || wasLeft(outcome)) return undefined;
  const lasted = durationOf(asked, address);
  const correlationId = correlationOf(asked);
  return {
    call: reference,
    method,
    base,
    path: redactPath(ids, path, values),
    query: redactQuery(ids, address.search),
    before: Math.max(0, Math.round(now - asked.at)),
    ...(lasted !== undefined && { lasted }),
    status: statusOf(asked, outcome),
    ...(correlationId !== undefined && /^[\da-f-]{32,36}$/i.test(correlationId) && { correlationId }),
    ...told(ids, reference, outcome),
  };
}
