import { CallFailure, type FailureKind } from '#src/dataProvider/failure.ts';

/** Milliseconds from an answer to the next question; after a failure twice as long each time, up to the longest. */
export const turnMs = 30_000;
const longestMs = 10 * 60_000;

/** Failures after which asking again is of no use. */
const refusals: readonly FailureKind[] = ['badRequest', 'unauthorized', 'notFound', 'missingToken'];

const isRefused = (error: unknown) =>
  error instanceof CallFailure && (refusals.includes(error.kind) || error.status === 403);

export interface Turns {
  /** Asks now instead of waiting for the turn. */
  now: () => void;
  stop: () => void;
}

/**
 * Asks again and again while the page is in sight: one question at a time, the first a turn from now, one that fell due
 * out of sight at once on return. After failures it asks less and less, after a refusal no more.
 * @param ask at a time in milliseconds; its failure is told to nobody
 */
export function takeTurns(ask: (signal: AbortSignal, at: number) => Promise<void>): Turns {
  const left = new AbortController();
  const { signal } = left;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'waiting' | 'due' | 'asking' | 'refused' = 'waiting';
  /** How often somebody has heard of something. */
  let heard = 0;
  let failures = 0;

  async function turn(): Promise<void> {
    if (document.visibilityState === 'hidden') {
      state = 'due';
      return;
    }
    state = 'asking';
    const heardBefore = heard;
    let pauseMs = 0;
    try {
      await ask(signal, Date.now());
      failures = 0;
    } catch (error) {
      failures += 1;
      if (isRefused(error)) state = 'refused';
      if (error instanceof CallFailure) pauseMs = (error.retryAfter ?? 0) * 1000;
    }
    if (signal.aborted || state === 'refused') return;
    const isWanted = heard > heardBefore && failures === 0;
    state = 'waiting';
    wait(isWanted ? 0 : Math.max(pauseMs, Math.min(turnMs * 2 ** failures, longestMs)));
  }
  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void turn(), ms);
  }
  function now(): void {
    heard += 1;
    if (state === 'waiting') wait(0);
  }

  document.addEventListener('visibilitychange', () => void (state === 'due' && turn()), { signal });
  wait(turnMs);
  return {
    now,
    stop() {
      left.abort();
      clearTimeout(timer);
    },
  };
}
