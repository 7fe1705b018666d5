import type { Endpoint, EndpointId } from '#contract/endpoints.ts';
import { isObject, isOperationResponse, type OperationResponse, type Row } from '#contract/envelope.ts';
import { happenedTo } from '#contract/happened.ts';
import type { MessageKey } from '#contract/messages/he.ts';
import { hasMovedOn, seenCallOf, seenOf, type Seen, type SeenCall } from '#contract/seen.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { endpointOf, type EndpointReference } from '#src/dataProvider/resource.ts';
import type { HttpClient } from './httpClient.ts';
import { tellChanges, tellFailure, type HttpEvents } from './httpEvents.ts';
import type { CallArguments } from './request.ts';

/** What a person saw of the records that a call acts on. */
export interface SeenRecords {
  /** What was shown of each, by its id. */
  rows: ReadonlyMap<string, Row>;
  /** The call that reads such a record, where it is not that of its kind (`seenCalls`). */
  record?: EndpointId;
  /** Reads the page of the list they stand in once more. */
  page?: (() => Promise<readonly Row[]>) | undefined;
  /** What all that wait on a terminal came to. */
  all?: Seen;
}

/** How what was found out is told. */
export interface SeenDoor {
  call: HttpClient['call'];
  events: HttpEvents;
  /** Puts a message of the shared catalogue in the person's words. */
  say: (key: MessageKey, values: Readonly<Record<string, string>>) => string;
}

/** Records read one by one at most, and how many at once; what is left over the server alone judges. */
const [mostRead, atOnce] = [100, 6];

const bodyOf = ({ body }: CallArguments): Row => (isObject(body) ? body : {});

/** The ids a call acts on. */
function idsOf({ named }: SeenCall, call: CallArguments): string[] {
  if (named === 'all') return [];
  if ('path' in named) return [call.path?.[named.path] ?? ''];
  const value = bodyOf(call)['many' in named ? named.many : named.body];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** A call with what was seen: in its body, in the query where it has none. */
function withSeen(call: CallArguments, seen: Seen | Readonly<Record<string, Seen>>): CallArguments {
  if (Object.keys(seen).length === 0) return call;
  if (call.body === undefined) return { ...call, query: { ...call.query, seen: JSON.stringify(seen) } };
  return { ...call, body: { ...bodyOf(call), seen } };
}

/** A refusal of which nothing was sent. */
const refusal = (response: Partial<OperationResponse>) =>
  new CallFailure('badRequest', 409, { response: { ...response, status: 'error' } });

const endsSession = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && (error.kind === 'unauthorized' || error.kind === 'missingToken');

/** Reads records as they are now. @throws CallFailure where one can not be read */
async function readNow(
  { call }: SeenDoor,
  { id: field, named, ...known }: SeenCall,
  ids: readonly string[],
  { page, record = known.record }: SeenRecords,
): Promise<Map<string, Row>> {
  const isOfMany = named !== 'all' && 'many' in named;
  const rows = isOfMany ? ((await page?.()) ?? []) : [];
  const now = new Map(rows.map((row) => [String(row[field]), row]));
  if (record === undefined) return now;
  const missing = ids.filter((id) => !now.has(id)).slice(0, mostRead);
  for (let from = 0; from < missing.length; from += atOnce) {
    await Promise.all(
      missing.slice(from, from + atOnce).map(async (id) => {
        const answer = await call(record, { path: { id }, background: true });
        if (isObject(answer)) now.set(id, answer);
      }),
    );
  }
  return now;
}

/** What happened to those of the records that have moved on, in words. */
async function movedOn(door: SeenDoor, known: SeenCall, ids: readonly string[], seenRecords: SeenRecords) {
  const { rows } = seenRecords;
  const shown = ids.filter((id) => rows.has(id));
  const now = await readNow(door, known, shown, seenRecords);
  return new Map(
    shown.flatMap((id) => {
      const [seen, present] = [seenOf(known, rows.get(id) ?? {}), now.get(id)];
      if (!present || !hasMovedOn(seen, present, known)) return [];
      const { key, values } = happenedTo(known, seen, present);
      return [[id, door.say(key, values)] as const];
    }),
  );
}

/** The answer of a call on several, with those that were left out of it. */
function withLeftOut(answer: unknown, moved: ReadonlyMap<string, string>): unknown {
  if (!isOperationResponse(answer) || moved.size === 0) return answer;
  const errors = [...moved].map(([code, description]) => ({ code, description }));
  const more = isObject(answer.additionalData) ? answer.additionalData : {};
  return {
    ...answer,
    status: answer.status === 'success' ? 'warning' : answer.status,
    errors: [...(answer.errors ?? []), ...errors],
    additionalData: { ...more, movedOn: [...moved.keys()] },
  };
}

/** Tells a refusal as that of a call that was sent, and that what is on screen is to be read again. */
function refuse({ events }: SeenDoor, reference: EndpointReference, call: CallArguments, failure: CallFailure) {
  const endpoint: Endpoint = endpointOf(reference);
  const telling = tellFailure(events, endpoint, call, call.signal, () => Promise.reject(failure));
  return tellChanges(events, reference, call, telling);
}

/**
 * Makes a call on records as they were seen: each is read once more and compared, what was seen goes along, and what has
 * moved on is left out. A server that knows of it judges once more, under its lock; any other is asked for nothing that
 * was not on screen.
 * @throws CallFailure 409 that says what happened, where nothing is left to be done
 */
export async function callAsSeen(
  door: SeenDoor,
  reference: EndpointReference,
  call: CallArguments,
  seen: SeenRecords,
): Promise<unknown> {
  const known = typeof reference === 'string' ? seenCallOf(reference) : undefined;
  if (!known) return door.call(reference, call);
  const { named } = known;
  if (named === 'all') return door.call(reference, withSeen(call, seen.all ?? {}));
  const ids = idsOf(known, call);
  const read = movedOn(door, known, ids, seen);
  const moved = await read.catch((error: unknown) => {
    if (endsSession(error)) throw error;
    return refuse(door, reference, call, refusal({ message: door.say('NotReadAgain', {}) }));
  });
  const [first] = moved.values();
  if (first !== undefined && ids.length === 1) {
    return refuse(door, reference, call, refusal({ message: first, entityUID: ids[0] ?? '' }));
  }
  const seenById = Object.fromEntries(
    ids.flatMap((id) => (seen.rows.has(id) && !moved.has(id) ? [[id, seenOf(known, seen.rows.get(id) ?? {})]] : [])),
  );
  if (!('many' in named)) return door.call(reference, withSeen(call, Object.values(seenById)[0] ?? {}));
  const body = bodyOf(call);
  const asked = body[named.many];
  const all: unknown[] = Array.isArray(asked) ? asked : [];
  const left = all.filter((id) => !moved.has(String(id)));
  if (left.length === 0) {
    const none = withLeftOut({ status: 'warning', message: first ?? '' }, moved);
    return tellChanges(door.events, reference, call, Promise.resolve(none));
  }
  const rest = withSeen({ ...call, body: { ...body, [named.many]: left } }, seenById);
  return withLeftOut(await door.call(reference, rest), moved);
}
