import type { StoredOwner } from '#src/authProvider/otherTabs.ts';
import { createStore, type Readable } from '#src/store/createStore.ts';

/**
 * Why the session of this tab ended: a refused token (401), no token to be had, signed out in another tab, somebody
 * else signed in there, nobody at work.
 */
export type SessionEndReason = 'expired' | 'missing' | 'signedOut' | 'otherPerson' | 'idle';

export interface SessionEnd {
  reason: SessionEndReason;
  /** The page goes on by itself after a moment; else it waits for the person. */
  automatic: boolean;
}

interface SessionEndParts {
  /** See `sessionKeyOf`. */
  sessionKey: string;
  window: Window;
  /** Keeps drafts and lifts the question whether the page may be left. */
  beforeEnd(): void;
  /** The same person has signed in again in another tab: what failed meanwhile may be asked again. */
  resumed(): void;
  isLeaving(): boolean;
  /** Whether the page may go on by itself, see `createRedirectGuard`. */
  mayRedirect(): boolean;
  /** There is another end, or none any more. */
  changed(): void;
  /** A session that is not the one that ended is stored. */
  otherSession(): void;
}

/** Whether the session of this tab has ended, and why; other tabs end it and bring it back. */
export interface SessionEndState extends Readable<SessionEnd | undefined> {
  /** The first reason counts. */
  end(reason: SessionEndReason): void;
  /** Follows what other tabs have stored. */
  follow(now: StoredOwner): void;
  /** Goes on only when the person says so. */
  stop(): void;
  /** Stops, and takes what is stored now for what has ended. */
  wait(): void;
}

export function createSessionEndState(parts: SessionEndParts): SessionEndState {
  const ended = createStore<SessionEnd | undefined>(undefined);
  /** What was stored at the end, until it is seen to be gone: any other session of the person's brings the tab back. */
  let spent: string | null = null;
  const storedSession = () => parts.window.localStorage.getItem(parts.sessionKey);

  function set(next: SessionEnd | undefined): void {
    ended.write(next);
    parts.changed();
  }

  function stop(): void {
    set({ reason: ended.read()?.reason ?? 'signedOut', automatic: false });
  }

  function end(reason: SessionEndReason): void {
    if (parts.isLeaving() || ended.read()) return;
    parts.beforeEnd();
    spent = storedSession();
    set({ reason, automatic: reason !== 'idle' && parts.mayRedirect() });
  }

  function follow(now: StoredOwner): void {
    if (parts.isLeaving()) return;
    const before = ended.read();
    if (now === 'other' && before?.reason !== 'otherPerson') {
      if (!before) parts.beforeEnd();
      parts.otherSession();
      set({ reason: 'otherPerson', automatic: true });
    } else if (now === 'none') {
      spent = null;
      end('signedOut');
    } else if (now === 'same' && before && before.reason !== 'otherPerson' && storedSession() !== spent) {
      // To go on would end what has begun anew, in every tab.
      set(undefined);
      parts.otherSession();
      parts.resumed();
    }
  }

  return {
    read: ended.read,
    subscribe: ended.subscribe,
    end,
    follow,
    stop,
    wait() {
      spent = storedSession();
      stop();
    },
  };
}
