const shortestPauseMs = 500;
const longestPauseMs = 30_000;
/** Milliseconds after which a connection counts as one that stands. */
const steadyMs = 30_000;

/** How long to wait before each try to connect. */
export interface ReconnectPauses {
  /** A connection has come about. */
  connected: () => void;
  /** Milliseconds to wait now. */
  next: () => number;
}

/**
 * Soon at first, then every half a minute, never all clients at once. A server that accepts and closes at once is left
 * alone like one that does not answer: only a connection that stood begins the count anew.
 */
export function createReconnectPauses(now: () => number = Date.now, random = Math.random): ReconnectPauses {
  let tries = 0;
  let connectedAt: number | undefined;
  return {
    connected() {
      connectedAt = now();
    },
    next() {
      if (connectedAt !== undefined && now() - connectedAt >= steadyMs) tries = 0;
      connectedAt = undefined;
      const pause = Math.min(longestPauseMs, shortestPauseMs * 2 ** tries);
      tries += 1;
      return pause * (0.75 + random() / 2);
    },
  };
}
