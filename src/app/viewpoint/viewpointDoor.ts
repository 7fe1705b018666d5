import { changedBy } from '#contract/changes.ts';
import { mayBeGivenUp, type EndpointId } from '#contract/endpoints.ts';
import { isObject, type Row } from '#contract/envelope.ts';
import { visiblePart } from '#contract/fieldPolicies.ts';
import { isAllowed } from '#contract/roles.ts';
import { CallFailure, failureOf } from '#src/dataProvider/failure.ts';
import type { HttpClient } from '#src/dataProvider/http/httpClient.ts';
import { tellFailure, type HttpEvents } from '#src/dataProvider/http/httpEvents.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';
import { endpointOf, type EndpointReference } from '#src/dataProvider/resource.ts';
import { featuresSeen, type Viewpoint } from './viewpoint.ts';

/** Files that say what there is and change nothing by being had; of others the contract names what they change. */
const isPlainDownload = (id: EndpointId, kind: string) => kind === 'download' && changedBy(id).length === 0;

/** Whether a call only reads, as the contract declares it; one that it does not know does by its kind alone. */
export function isReadOnly(reference: EndpointReference): boolean {
  const endpoint = endpointOf(reference);
  return mayBeGivenUp(endpoint) || (typeof reference === 'string' && isPlainDownload(reference, endpoint.kind));
}

/** What the door tells, and whom. */
interface DoorParts {
  failed: NonNullable<HttpEvents['failed']>;
  /** That nothing is sent, in words. */
  refusal: () => string;
}

/** A terminal as the viewpoint has it: features, and the fields that its role may see. */
function terminalSeen(viewpoint: Viewpoint, row: Row): Row {
  const { enabledFeatures } = row;
  const isChanged = row.terminalID === viewpoint.terminalID && Array.isArray(enabledFeatures);
  return {
    ...visiblePart('terminals', row, [viewpoint.role]),
    ...(isChanged && { enabledFeatures: featuresSeen(viewpoint, enabledFeatures.map(String)) }),
  };
}

/** Answers that differ by role or features are shown as the viewpoint would be given them. */
function answerSeen(viewpoint: Viewpoint, reference: EndpointReference, answer: unknown): unknown {
  const isOfTerminals = reference === 'terminals.get' || reference === 'terminals.list';
  if (!isOfTerminals || !isObject(answer)) return answer;
  const { data } = answer;
  if (!Array.isArray(data)) return terminalSeen(viewpoint, answer);
  return { ...answer, data: data.map((row: unknown) => (isObject(row) ? terminalSeen(viewpoint, row) : row)) };
}

/**
 * The door to the network from a viewpoint. What changes anything never leaves; what the role may not read fails as the
 * server would have it; the rest is asked as the person who is signed in.
 */
export function viewpointDoor(http: HttpClient, viewpoint: Viewpoint, { failed, refusal }: DoorParts): HttpClient {
  function judge(reference: EndpointReference): CallFailure | undefined {
    if (!isAllowed(endpointOf(reference).access, [viewpoint.role])) return failureOf(403, undefined);
    if (isReadOnly(reference)) return undefined;
    return new CallFailure('badRequest', 400, { response: { status: 'error', message: refusal() } });
  }
  function guarded<Answer>(reference: EndpointReference, call: CallArguments, go: () => Promise<Answer>) {
    const failure = judge(reference);
    if (!failure) return go();
    return tellFailure<Answer>({ failed }, endpointOf(reference), call, call.signal, () => Promise.reject(failure));
  }
  return {
    requests: http.requests,
    call: (reference, call = {}) =>
      guarded(reference, call, async () => answerSeen(viewpoint, reference, await http.call(reference, call))),
    download: (reference, call) => guarded(reference, call, () => http.download(reference, call)),
  };
}
