import { isObject } from '#contract/envelope.ts';

/** How many sign-ins may begin by themselves within some milliseconds; a further one waits for the person. */
export interface RedirectLimit {
  /** Where they are counted, for each tab. */
  key: string;
  atMost: number;
  withinMs: number;
}

/** Sign-ins after a session that the server refused; each of them was on screen for some seconds. */
export const endedSessions: RedirectLimit = { key: 'back-office.redirects', atMost: 2, withinMs: 60_000 };
/** Sign-ins of a page that opened without a session: they follow at once. */
export const openedPages: RedirectLimit = { key: 'back-office.starts', atMost: 3, withinMs: 10_000 };

/**
 * Counts the times this tab left for sign-in by itself. A server that refuses a fresh token, or a wrong clock, would
 * else send the browser round in a circle.
 */
export interface RedirectGuard {
  /** False when the tab has just come back from signing in, more than once; and where that can not be counted. */
  mayRedirect(): boolean;
  note(): void;
  /** Forgets them: the person signed out. */
  clear(): void;
}

/** Counts redirects to the sign-in in the storage of the tab. @param now milliseconds since 1970 */
export function createRedirectGuard(
  storage: Storage,
  { key, atMost, withinMs }: RedirectLimit,
  now: () => number = Date.now,
): RedirectGuard {
  function recent(): number[] {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
      const times = isObject(stored) && Array.isArray(stored.times) ? stored.times : [];
      return times.filter((time): time is number => typeof time === 'number' && Math.abs(now() - time) < withinMs);
    } catch {
      return [];
    }
  }
  /** @returns false for a storage that is full or forbidden. */
  function keep(times: number[]): boolean {
    try {
      storage.setItem(key, JSON.stringify({ times }));
      return true;
    } catch {
      return false;
    }
  }
  return {
    mayRedirect: () => keep(recent()) && recent().length < atMost,
    note: () => void keep([...recent(), now()]),
    clear: () => storage.removeItem(key),
  };
}
