import { CallFailure } from '#src/dataProvider/failure.ts';
import { attemptResult } from './outcome.ts';
import { pause } from './pause.ts';

/** Milliseconds until an answer counts as lost; a customer at a card reader takes a while. */
export const answerMs = 120_000;
/** Seconds between two questions about an attempt that is still running. */
const longestRetry = 10;

interface Waiting {
  /** The server knows Idempotency-Key. */
  keyed: boolean;
  /** Told when the same attempt is running there. */
  onRunning: () => void;
  /** Milliseconds until an answer counts as lost. */
  limitMs?: number;
  /** The caller's. */
  left?: AbortSignal | undefined;
}

/**
 * Sends until the server answers; while the same attempt is running there, asks again under its key.
 * @param send must end with the signal.
 * @throws what `send` throws, and an Error when no answer came in time.
 */
export async function untilAnswered<Answer>(
  { keyed, onRunning, limitMs = answerMs, left }: Waiting,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const until = Date.now() + limitMs;
  for (;;) {
    const timeout = new AbortController();
    const leave = () => timeout.abort(left?.reason);
    left?.addEventListener('abort', leave);
    const timer = setTimeout(() => timeout.abort(new Error('no answer in time')), until - Date.now());
    try {
      left?.throwIfAborted();
      return await send(timeout.signal);
    } catch (error) {
      const running = error instanceof CallFailure && attemptResult(error, keyed) === 'running';
      if (running) onRunning();
      if (!running || Date.now() >= until) throw error;
      await pause(1000 * Math.min(Math.max(error.retryAfter ?? 1, 1), longestRetry));
    } finally {
      clearTimeout(timer);
      left?.removeEventListener('abort', leave);
    }
  }
}

/** A body that names its attempt, as its outcome will. */
export function withAttempt(body: Readonly<Record<string, unknown>>, attemptID: string) {
  const extension = typeof body.extension === 'object' ? body.extension : {};
  return { ...body, extension: { ...extension, attemptID } };
}
