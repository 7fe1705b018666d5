import type { CreatingEndpointId } from '#contract/creating.ts';
import type { Row } from '#contract/envelope.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { Attempt } from './attempts.ts';
import { findAttempt, type AttemptCalls, type Found } from './findAttempt.ts';
import { progressOf } from './outcome.ts';
import { pause } from './pause.ts';

/** What became of an attempt. `unknown`: it could not be found out, or the server does not say whose a transaction is. */
export type Resolution = { kind: 'found'; details: Row } | { kind: 'notFound' } | { kind: 'unknown' };

/** What looking for an attempt needs. */
export interface Looking {
  dataProvider: AttemptCalls;
  /** The server knows Idempotency-Key. */
  keyed: boolean;
  /** Told when it is found. */
  found?: ((endpoint: CreatingEndpointId) => void) | undefined;
  signal?: AbortSignal;
}

/** Milliseconds within which a request that was cut off may still begin to show on a server without keys. */
export const settleMs = 30_000;
/** Milliseconds between two looks. */
const lookMs = 1500;
/** Looks that fail in a row before the outcome counts as unknown. */
const failedLooks = 6;
/** Milliseconds of such looks after which one more is taken, as the computer may have slept, and how long that one has. */
const [failingMs, lastLookMs] = [30_000, 5000];
/** Milliseconds a transaction may stay undecided before its outcome counts as unknown. */
const pendingMs = 120_000;

/** Whether nothing of an attempt can be on its way any more, on any server. */
export function isSettled({ startedAt }: Attempt): boolean {
  return Date.now() - Date.parse(startedAt) >= settleMs;
}

/** Looks once, in limited time. @throws CallFailure when there is no answer by then, and what `findAttempt` throws. */
function findAttemptInTime(dataProvider: AttemptCalls, attempt: Attempt, signal?: AbortSignal): Promise<Found> {
  const silence = pause(lastLookMs, signal).then(() => {
    throw new CallFailure('network', 0);
  });
  return Promise.race([findAttempt(dataProvider, attempt, signal), silence]);
}

/**
 * Looks for an attempt until it is clear what became of it. With keys two looks are enough to allow sending again, as
 * a request that comes late is answered with the transaction of the other. Without them nothing may be on its way any
 * more: the attempt must be older than `settleMs` when the last look begins.
 * @param settled waits for that with keys, too, because something else is going to be sent.
 * @throws the signal's reason when the caller left.
 */
export async function resolveAttempt(
  attempt: Attempt,
  { dataProvider, keyed, found, signal }: Looking,
  settled = false,
): Promise<Resolution> {
  const begun = Date.now();
  let [failures, answered] = [0, begun];
  for (let looks = 1; ; looks += 1) {
    const asked = Date.now();
    const isOver = isSettled(attempt);
    const isLast = failures > 0 && asked - answered >= failingMs;
    try {
      const look = await (isLast ? findAttemptInTime : findAttempt)(dataProvider, attempt, signal);
      failures = 0;
      answered = Date.now();
      if (look.kind === 'found') {
        if (progressOf(look.details) !== 'pending') {
          found?.(attempt.endpoint);
          return look;
        }
        if (asked - begun > pendingMs) return { kind: 'unknown' };
      } else if (isOver || (keyed && !settled && looks > 1)) {
        return { kind: look.kind === 'none' ? 'notFound' : 'unknown' };
      }
    } catch {
      signal?.throwIfAborted();
      failures += 1;
      if (failures >= failedLooks || isLast) return { kind: 'unknown' };
    }
    await pause(lookMs * Math.min(looks, 4), signal);
  }
}
