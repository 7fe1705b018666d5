/**
 * Merges identical questions that are under way at once: one request, and a deep copy of its answer for each caller
 * (spec §7). The request is aborted when the last caller has left.
 */
export interface MergedRequests {
  ask<Answer>(
    key: string,
    signal: AbortSignal | undefined,
    send: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer>;
  /** Something may have changed on the server: who asks from now on joins nobody who asked before. */
  part(): void;
}

interface Shared {
  answer: Promise<unknown>;
  callers: number;
  abort: AbortController;
}

function rejectOnAbort(signal: AbortSignal | undefined): { promise: Promise<never>; release: () => void } {
  let release = () => {};
  const promise = new Promise<never>((_, reject) => {
    const leave = () => reject(signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    release = () => signal?.removeEventListener('abort', leave);
  });
  return { promise, release };
}

/** Requests under way; who asks the same joins, and the request ends when all who joined have left. */
export function createMergedRequests(): MergedRequests {
  const underWay = new Map<string, Shared>();

  function join<Answer>(
    key: string,
    send: (signal: AbortSignal) => Promise<Answer>,
  ): Shared & { answer: Promise<Answer> } {
    const known = underWay.get(key);
    if (known) return known as Shared & { answer: Promise<Answer> };
    const abort = new AbortController();
    const answer = send(abort.signal);
    const shared = { answer, callers: 0, abort };
    underWay.set(key, shared);
    const forget = () => {
      if (underWay.get(key) === shared) underWay.delete(key);
    };
    answer.then(forget, forget);
    return shared;
  }

  return {
    async ask(key, signal, send) {
      signal?.throwIfAborted();
      const shared = join(key, send);
      shared.callers += 1;
      const left = rejectOnAbort(signal);
      try {
        return structuredClone(await Promise.race([shared.answer, left.promise]));
      } finally {
        left.release();
        shared.callers -= 1;
        if (shared.callers === 0 && signal?.aborted) {
          if (underWay.get(key) === shared) underWay.delete(key);
          shared.abort.abort();
        }
      }
    },
    part: () => underWay.clear(),
  };
}
