import type { Session } from './session.ts';
import { renewalLeadSeconds } from './storedSession.ts';

/** Milliseconds at least between two tries, so that a token that can not be renewed is not asked for in a circle. */
const leastWaitMs = 10_000;
/** Milliseconds a timer may be set for at most; browsers count them in 32 bits. */
const longestWaitMs = 60 * 60 * 1000;

/**
 * Renews the token shortly before it expires, so that no call waits for it. All tabs do so, under the session's lock:
 * the first one renews, the others find the new token.
 * @param page tells when a sleeping page wakes up.
 * @returns stops it.
 */
export function keepRenewed(
  session: Pick<Session, 'accessToken' | 'expiresAt'>,
  page: Pick<Document, 'addEventListener' | 'removeEventListener'>,
  now: () => number = Date.now,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function schedule(least: number): Promise<void> {
    const expiresAt = await session.expiresAt();
    // Whoever signs in again here loads the page again.
    if (stopped || expiresAt === undefined) return;
    const wait = Math.max(least, expiresAt - renewalLeadSeconds * 1000 - now());
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), Math.min(wait, longestWaitMs));
  }

  async function renew(): Promise<void> {
    // A token that is not due yet is left alone; a failure is tried again, and told by the next call of a person.
    await Promise.resolve(session.accessToken()).catch(() => undefined);
    await schedule(leastWaitMs);
  }

  const wake = () => void schedule(0);
  page.addEventListener('visibilitychange', wake);
  void schedule(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', wake);
  };
}
