import { type Happened, happenedTo } from '#contract/happened.ts';
import { isObject, type Row } from '#contract/envelope.ts';
import { hasMovedOn, parseSeen, type Seen, type SeenCall, seenCallOf } from '#contract/seen.ts';
import { ApiError, invalid } from './apiError.ts';
import type { Call } from './call.ts';
import { translate } from './locale.ts';

type Asked = Pick<Call, 'endpoint' | 'body' | 'query'>;

const refused = () => invalid([{ code: 'seen', description: 'Invalid' }]);

/** What a call carries as `seen`: in its body, or as JSON in its query; undefined where it says nothing of it. */
function sentAsSeen({ body, query }: Asked): unknown {
  if (isObject(body) && body.seen !== undefined && body.seen !== null) return body.seen;
  const text = query.get('seen');
  if (text === null || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw refused();
  }
}

/** @throws ApiError 400 for what is nothing that can be seen */
function parsed(value: unknown): Seen {
  const seen = parseSeen(value);
  if (!seen) throw refused();
  return seen;
}

function callOf({ endpoint }: Asked): SeenCall {
  const known = seenCallOf(endpoint);
  if (!known) throw new Error(`${endpoint} acts on nothing that moves`);
  return known;
}

/**
 * Refuses a call whose record is another than its sender saw; one that says nothing of it is let through. Ask it with the
 * row locked where the call writes.
 * @param now the record as it is, as it travels
 * @throws ApiError 409 that says what happened meanwhile
 */
export function requireAsSeen(call: Asked, now: Row, entity: { entityType: string; entityUID?: string }): void {
  const sent = sentAsSeen(call);
  if (sent === undefined) return;
  const [seen, known] = [parsed(sent), callOf(call)];
  if (!hasMovedOn(seen, now, known)) return;
  const { key, values } = happenedTo(known, seen, now);
  throw new ApiError(409, key, { values, ...entity, additionalData: { current: now } });
}

/** Judges the records of a call on several: says what happened to one that is another than it was seen. */
export type MovedOn = (id: string, now: Row) => Happened | undefined;

/** @throws ApiError 400 for what is nothing that can be seen */
export function movedOnSince(call: Asked): MovedOn {
  const sent = sentAsSeen(call);
  if (sent === undefined) return () => undefined;
  if (!isObject(sent)) throw refused();
  const known = callOf(call);
  const byId = new Map(Object.entries(sent).map(([id, one]) => [id.toLowerCase(), parsed(one)]));
  return (id, now) => {
    const seen = byId.get(id.toLowerCase());
    return seen && hasMovedOn(seen, now, known) ? happenedTo(known, seen, now) : undefined;
  };
}

/** What happened, in the caller's language. */
export const happenedText = ({ locale }: Pick<Call, 'locale'>, { key, values }: Happened): string =>
  translate(locale, key, values);
