import { isObject } from '#contract/envelope.ts';
import { attemptsKey } from '#src/attempts/attemptJournal.ts';
import type { AttemptLocks } from '#src/attempts/attemptLocks.ts';
import { recordCreations } from '#src/attempts/creations/recordCreations.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';
import { namedCalls } from '#src/dataProvider/namedCalls.ts';
import type { EndpointReference } from '#src/dataProvider/resource.ts';
import { attemptsOf } from '#tests/src/attempts/moneyServer.ts';

/** What happens to one call that makes something. */
export type Fate =
  'answered' | 'cutBefore' | 'cutAfter' | 'error500After' | 'refused' | 'unauthorized' | 'running' | 'invalid';

/** A call that arrived, or tried to. */
export interface Sent {
  endpoint: EndpointReference;
  call: CallArguments;
  /** What the browser kept when it left. */
  kept: readonly unknown[];
}

/** What the journal in the browser holds. */
export function keptAttempts(): readonly unknown[] {
  const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(attemptsKey('dana')));
  return keys.map((key): unknown => JSON.parse(window.localStorage.getItem(key) ?? ''));
}

/** A server that keeps the promise of keys: the first answer for a repeat, 422 for another body. */
export function creationServer(...fates: Fate[]) {
  const sent: Sent[] = [];
  const made = new Map<string, { id: string; body: string }>();
  /** Rows of every list. */
  const rows: Record<string, unknown>[] = [];

  function make({ idempotencyKey = '', body, file }: CallArguments): string {
    file?.onProgress?.({ sent: 1, total: 1 });
    const text = JSON.stringify(body) ?? '';
    const known = made.get(idempotencyKey);
    if (known && known.body !== text) throw new CallFailure('server', 422);
    if (known) return known.id;
    const id = `made-${made.size + 1}`;
    made.set(idempotencyKey, { id, body: text });
    return id;
  }

  async function answer(endpoint: EndpointReference, call: CallArguments = {}): Promise<unknown> {
    if (call.idempotencyKey === undefined) return { data: rows, numberOfRecords: rows.length };
    sent.push({ endpoint, call, kept: keptAttempts() });
    switch (fates.shift() ?? 'answered') {
      case 'answered':
        return { status: 'success', entityUID: make(call) };
      case 'cutBefore':
        throw new CallFailure('network', 0);
      case 'cutAfter':
        make(call);
        throw new CallFailure('network', 0);
      case 'error500After':
        make(call);
        throw new CallFailure('server', 500);
      case 'refused':
        throw new CallFailure('badRequest', 400, { response: { status: 'error', message: 'no' } });
      case 'unauthorized':
        throw new CallFailure('unauthorized', 401);
      case 'running':
        throw new CallFailure('badRequest', 409, { retryAfter: 1 });
      case 'invalid':
        throw new CallFailure('server', 422);
    }
  }
  return { sent, made, rows, fates, answer };
}

/** One tab over a server; tabs of one browser share storage and locks. */
export function tabOf(
  server: ReturnType<typeof creationServer>,
  { keyed = true, locks }: { keyed?: boolean; locks?: AttemptLocks } = {},
) {
  const attempts = attemptsOf({ keyed, ...(locks && { locks }) });
  const told: string[] = [];
  const call = recordCreations(server.answer, attempts, ({ message }) => told.push(message));
  return { attempts, told, ...namedCalls(call), call };
}

/** The body of a call that was sent. */
export const bodyOf = ({ call: { body } }: Sent) => (isObject(body) ? body : {});
