import type { CapsuleCall } from '#contract/capsule/capsule.ts';
import { redactAnswer, redactRefusal } from '#contract/capsule/redactAnswer.ts';
import { fitPath, redactPath, redactQuery } from '#contract/capsule/redactAddress.ts';
import type { KeptIds } from '#contract/capsule/redaction.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import { scrub } from '#src/app/errorReporting/scrub.ts';
import { correlationOf } from '#src/app/support/correlations.ts';
import type { KeptAnswer, RecentCall } from '#src/app/support/recentCalls.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { endpointOf } from '#src/dataProvider/resource.ts';

/** What is known now; nobody waits for an answer that has not come. */
function outcomeOf({ answer }: RecentCall): Promise<KeptAnswer | undefined> {
  const nothingYet = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined)));
  return answer ? Promise.race([answer, nothingYet]) : nothingYet;
}

/** How long it took, where the browser has measured it. */
function durationOf({ at }: RecentCall, { href }: URL): number | undefined {
  const [entry] = performance
    .getEntriesByName(href, 'resource')
    .toSorted((one, other) => Math.abs(one.startTime - at) - Math.abs(other.startTime - at));
  return entry && Math.round(entry.duration);
}

/** What is kept of an answer: secrets go by their names and looks, then whatever the contract does not call harmless. */
export function keptAnswer(
  ids: KeptIds,
  call: EndpointId,
  { answer, rowsLeftOut }: KeptAnswer,
): Pick<CapsuleCall, 'answer' | 'rowsLeftOut'> {
  const kept = redactAnswer(ids, call, scrub(answer));
  return typeof kept === 'object' && kept !== null ? { answer: kept, ...(rowsLeftOut > 0 && { rowsLeftOut }) } : {};
}

function told(ids: KeptIds, call: EndpointId, outcome: KeptAnswer | undefined) {
  if (!outcome) return {};
  const { answer } = outcome;
  if (!(answer instanceof CallFailure)) return keptAnswer(ids, call, outcome);
  return answer.response ? { answer: redactRefusal(answer.response) } : {};
}

const statusOf = ({ response }: RecentCall, outcome: KeptAnswer | undefined): number =>
  response?.status ?? (outcome?.answer instanceof CallFailure ? outcome.answer.status : 0);

/** Whoever asked left before the answer came: nothing is known of it. */
const wasLeft = (outcome: KeptAnswer | undefined) =>
  outcome?.answer instanceof Error && !(outcome.answer instanceof CallFailure);

/**
 * A call as a capsule keeps it.
 * @param now on the clock of `performance.now()`.
 * @returns undefined for one that the contract does not know, and for one that nobody waited for.
 */
export async function describeCall(ids: KeptIds, asked: RecentCall, now: number): Promise<CapsuleCall | undefined> {
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
