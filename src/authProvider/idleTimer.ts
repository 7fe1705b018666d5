import { idleWarningSeconds } from '#contract/constants.ts';
import { createStore, type Readable } from '#src/store/createStore.ts';

/** `warning` asks whether someone is there, `over` is final. */
export interface IdleState {
  phase: 'working' | 'warning' | 'over';
  /** Whole seconds until the sign-out; only kept up to date during the warning. */
  secondsLeft: number;
}

/** The countdown to the sign-out of a session nobody uses (spec §4), shared by all tabs. */
export interface IdleTimer extends Readable<IdleState> {
  /** A person is at work in this tab: starts the countdown anew, here and in all other tabs; never once it is over. */
  refresh(): void;
  /** Begins anew with a session that has: in full, also once it was over. */
  restart(): void;
  /** Begins with a full countdown. @returns stops it. */
  start(): () => void;
}

/** Where all tabs note when a person was last at work, in milliseconds since 1970. */
export const activityKey = 'back-office.activity';
/** Milliseconds in which one note is enough. */
const noteEveryMs = 1000;

/**
 * @param minutes length of the countdown.
 * @param target its storage is shared, its events tell of other tabs and of waking up. The deadline is a time of the
 * clock, so a computer that slept over it finds it passed.
 */
export function createIdleTimer(minutes: number, target: Window, now: () => number = Date.now): IdleTimer {
  const lengthMs = minutes * 60_000;
  const state = createStore<IdleState>({ phase: 'working', secondsLeft: Math.ceil(lengthMs / 1000) });
  let last = now();
  let noted = 0;

  function note(): void {
    if (Math.abs(last - noted) < noteEveryMs) return;
    noted = last;
    try {
      target.localStorage.setItem(activityKey, String(last));
    } catch {
      // Without storage each tab counts for itself.
    }
  }

  function lastOfAnyTab(): number {
    try {
      const stored = Number(target.localStorage.getItem(activityKey));
      // A time to come was written under another clock.
      return stored <= now() ? Math.max(last, stored) : last;
    } catch {
      return last;
    }
  }

  function set(next: IdleState): void {
    const { phase, secondsLeft } = state.read();
    const isSame = next.phase === phase && (phase === 'working' || next.secondsLeft === secondsLeft);
    if (!isSame) state.write(next);
  }

  function look(): void {
    if (state.read().phase === 'over') return;
    const secondsLeft = Math.max(0, Math.ceil((lastOfAnyTab() + lengthMs - now()) / 1000));
    set({
      phase: secondsLeft === 0 ? 'over' : secondsLeft <= idleWarningSeconds ? 'warning' : 'working',
      secondsLeft,
    });
  }

  function restart(): void {
    last = now();
    note();
    set({ phase: 'working', secondsLeft: Math.ceil(lengthMs / 1000) });
    look();
  }

  return {
    restart,
    refresh() {
      // First, so that an answer that comes after waking up does not revive what is over.
      look();
      if (state.read().phase === 'over') return;
      last = now();
      note();
      look();
    },
    read: state.read,
    subscribe: state.subscribe,
    start() {
      restart();
      const ticking = setInterval(look, 1000);
      const onStorage = (event: StorageEvent) => event.key === activityKey && look();
      target.addEventListener('storage', onStorage);
      target.addEventListener('focus', look);
      target.addEventListener('pageshow', look);
      target.document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(ticking);
        target.removeEventListener('storage', onStorage);
        target.removeEventListener('focus', look);
        target.removeEventListener('pageshow', look);
        target.document.removeEventListener('visibilitychange', look);
      };
    },
  };
}
