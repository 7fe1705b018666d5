import { storedOwner, watchOtherTabs } from '#src/authProvider/otherTabs.ts';
import { createRedirectGuard, endedSessions } from '#src/authProvider/redirectGuard.ts';
import type { Session } from '#src/authProvider/session.ts';
import type { Readable } from '#src/store/createStore.ts';
import { createDeparture } from './departure.ts';
import { rememberAddress } from './returnAddress.ts';
import { createSessionEndState, type SessionEnd, type SessionEndReason } from './sessionEnd.ts';

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

const addressOf = ({ location }: Window) => location.pathname + location.search + location.hash;

/** Goes where the end of a session leads. */
async function follow(reason: SessionEndReason, { session, window }: SessionMonitorOptions): Promise<void> {
  switch (reason) {
    case 'missing':
    case 'idle':
      rememberAddress(window.sessionStorage, addressOf(window));
      return session.signOut();
    case 'otherPerson':
      return window.location.reload();
    case 'expired':
    case 'signedOut':
      return session.signIn(addressOf(window));
  }
}

/** @returns stops watching. */
function watchPage(window: Window, onShow: (event: PageTransitionEvent) => void, onVisibility: () => void): () => void {
  window.addEventListener('pageshow', onShow);
  window.document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('pageshow', onShow);
    window.document.removeEventListener('visibilitychange', onVisibility);
  };
}

/** The only place where a session ends by itself (docs/architecture.md "Session and failures"). */
export function createSessionMonitor(options: SessionMonitorOptions): SessionMonitor {
  const { session, sessionKey, owner, window } = options;
  const guard = createRedirectGuard(window.sessionStorage, endedSessions, options.now);
  /** The person signed out, and the identity provider may not have heard of it: it would let anybody in again. */
  let signingOut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const state = createSessionEndState({
    ...options,
    isLeaving: () => departure.isUnderWay(),
    mayRedirect: guard.mayRedirect,
    changed: goOnInTime,
    otherSession() {
      signingOut = false;
    },
  });
  const departure = createDeparture(state.wait);

  function leave(go: () => Promise<void>): Promise<void> {
    clearTimeout(timer);
    return departure.begin(go);
  }

  async function goOn(): Promise<void> {
    const reason = state.read()?.reason;
    if (!reason || departure.isUnderWay()) return;
    await leave(() => (signingOut ? session.signOut() : follow(reason, options)));
  }

  function goOnInTime(): void {
    clearTimeout(timer);
    // Nobody reads a hidden page; and it may yet find the session back.
    const waits = !state.read()?.automatic || departure.isUnderWay() || window.document.visibilityState === 'hidden';
    if (waits) return;
    timer = setTimeout(() => {
      guard.note();
      void goOn();
    }, goOnAfterMs);
  }

  /** The browser's back shows the page as it was when it was left: on the way to where it no longer goes. */
  function comeBack({ persisted }: PageTransitionEvent): void {
    if (!persisted || !departure.isUnderWay()) return;
    departure.end();
    signingOut = false;
    if (state.read()) state.stop();
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    goOn,
    end(reason) {
      // A token is missing, too, when the stored one is another person's.
      const stored = storedOwner(window.localStorage, sessionKey, owner);
      if (reason === 'missing' && stored === 'other') state.follow(stored);
      else state.end(reason);
      if (reason === 'idle' && state.read()?.reason === 'idle') void goOn();
    },
    signOut() {
      options.beforeEnd();
      signingOut = true;
      return leave(() => session.signOut());
    },
    start() {
      // Before the stored session is looked at: a page that still leaves would not mind it.
      const unwatch = watchPage(window, comeBack, goOnInTime);
      const stop = watchOtherTabs(window, { key: sessionKey, owner }, state.follow);
      return () => {
        stop();
        unwatch();
        clearTimeout(timer);
        departure.end();
      };
    },
  };
}
