import { storedOwner, watchOtherTabs, type StoredOwner } from '#src/authProvider/otherTabs.ts';
import { createRedirectGuard, endedSessions } from '#src/authProvider/redirectGuard.ts';
import type { Session } from '#src/authProvider/session.ts';
import { createStore, type Readable } from '#src/store/createStore.ts';
import { rememberAddress } from './returnAddress.ts';

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

/** Ends the session of a tab visibly: the person reads why, drafts are kept, and the way back leads to the same place. */
export interface SessionMonitor extends Readable<SessionEnd | undefined> {
  /** The first reason counts. */
  end(reason: SessionEndReason): void;
  /** Goes where the reason leads: to sign-in and back, through sign-out to sign-in, or to the other person's page. */
  goOn(): Promise<void>;
  /** Signs out without coming back to this place. */
  signOut(): Promise<void>;
  /** Watches the other tabs. @returns stops it. */
  start(): () => void;
}

/** Milliseconds the reason is on a visible screen before the page goes on by itself. */
export const goOnAfterMs = 5000;

/** Milliseconds after which a page that is still here has not been left. */
export const leftWithinMs = 30_000;

export interface SessionMonitorOptions {
  session: Pick<Session, 'signIn' | 'signOut'>;
  /** See `sessionKeyOf`. */
  sessionKey: string;
  owner: string;
  window: Window;
  /** Keeps drafts and lifts the question whether the page may be left. */
  beforeEnd(): void;
  /** The same person has signed in again in another tab: what failed meanwhile may be asked again. */
  resumed(): void;
  now?: () => number;
}

/** The only place where a session ends by itself (docs/architecture.md "Session and failures"). */
export function createSessionMonitor(options: SessionMonitorOptions): SessionMonitor {
  const { session, sessionKey, owner, window } = options;
  const guard = createRedirectGuard(window.sessionStorage, endedSessions, options.now);
  const ended = createStore<SessionEnd | undefined>(undefined);
  /** What was stored at the end, until it is seen to be gone: any other session of the person's brings the tab back. */
  let spent: string | null = null;
  let leaving = false;
  /** The person signed out, and the identity provider may not have heard of it: it would let anybody in again. */
  let signingOut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  function set(next: SessionEnd | undefined): void {
    ended.write(next);
    goOnInTime();
  }

  const storedSession = () => window.localStorage.getItem(sessionKey);
  const address = () => window.location.pathname + window.location.search + window.location.hash;

  /** The page is still here: it waits for the person. */
  function stay(): void {
    leaving = false;
    spent = storedSession();
    set({ reason: ended.read()?.reason ?? 'signedOut', automatic: false });
  }

  /** Leaves the page. It stays for want of a connection, or because the person has stopped the browser. */
  async function leave(go: () => Promise<void>): Promise<void> {
    clearTimeout(timer);
    leaving = true;
    clearTimeout(late);
    late = setTimeout(stay, leftWithinMs);
    try {
      await go();
    } catch {
      clearTimeout(late);
      stay();
    }
  }

  async function follow(reason: SessionEndReason): Promise<void> {
    if (signingOut) return session.signOut();
    switch (reason) {
      case 'missing':
      case 'idle':
        rememberAddress(window.sessionStorage, address());
        return session.signOut();
      case 'otherPerson':
        return window.location.reload();
      case 'expired':
      case 'signedOut':
        return session.signIn(address());
    }
  }

  function goOnInTime(): void {
    clearTimeout(timer);
    // Nobody reads a hidden page; and it may yet find the session back.
    if (!ended.read()?.automatic || leaving || window.document.visibilityState === 'hidden') return;
    timer = setTimeout(() => {
      guard.note();
      void keeper.goOn();
    }, goOnAfterMs);
  }

  function end(reason: SessionEndReason): void {
    if (leaving || ended.read()) return;
    options.beforeEnd();
    spent = storedSession();
    set({ reason, automatic: reason !== 'idle' && guard.mayRedirect() });
  }

  function followOtherTabs(now: StoredOwner): void {
    if (leaving) return;
    const before = ended.read();
    if (now === 'other' && before?.reason !== 'otherPerson') {
      if (!before) options.beforeEnd();
      signingOut = false;
      set({ reason: 'otherPerson', automatic: true });
    } else if (now === 'none') {
      spent = null;
      end('signedOut');
    } else if (now === 'same' && before && before.reason !== 'otherPerson' && storedSession() !== spent) {
      // To go on would end what has begun anew, in every tab.
      set(undefined);
      signingOut = false;
      options.resumed();
    }
  }

  /** The browser's back shows the page as it was when it was left: on the way to where it no longer goes. */
  function comeBack({ persisted }: PageTransitionEvent): void {
    if (!persisted || !leaving) return;
    clearTimeout(late);
    leaving = false;
    signingOut = false;
    const before = ended.read();
    if (before) set({ ...before, automatic: false });
  }

  const keeper: SessionMonitor = {
    read: ended.read,
    subscribe: ended.subscribe,
    end(reason) {
      // A token is missing, too, when the stored one is another person's.
      const stored = storedOwner(window.localStorage, sessionKey, owner);
      if (reason === 'missing' && stored === 'other') followOtherTabs(stored);
      else end(reason);
      if (reason === 'idle' && ended.read()?.reason === 'idle') void keeper.goOn();
    },
    async goOn() {
      const reason = ended.read()?.reason;
      if (reason && !leaving) await leave(() => follow(reason));
    },
    signOut() {
      options.beforeEnd();
      signingOut = true;
      return leave(() => session.signOut());
    },
    start() {
      // Before the stored session is looked at: a page that still leaves would not mind it.
      window.addEventListener('pageshow', comeBack);
      const stop = watchOtherTabs(window, { key: sessionKey, owner }, followOtherTabs);
      window.document.addEventListener('visibilitychange', goOnInTime);
      return () => {
        stop();
        clearTimeout(timer);
        clearTimeout(late);
        window.removeEventListener('pageshow', comeBack);
        window.document.removeEventListener('visibilitychange', goOnInTime);
      };
    },
  };
  return keeper;
}
