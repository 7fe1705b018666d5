import { pause } from './pause.ts';

/** An attempt, as far as whoever wants the same lock has to do with it. */
export interface LockedAttempt {
  attemptID: string;
  /**
   * Runs before the task where another page holds the lock, or has let it go a moment ago.
   * @param rival attemptID of what that page sends or has sent; undefined where it only looks
   */
  onRival: (rival: string | undefined) => void;
}

/** Keeps two tabs, or two clicks, from sending the same at once. */
export interface AttemptLocks {
  /**
   * Runs a task alone under a name.
   * @param attempt what the task sends; absent: it only looks
   */
  hold<Result>(name: string, task: () => Promise<Result>, attempt?: LockedAttempt): Promise<Result>;
}

const prefix = 'back-office.attempt.';
/** Milliseconds after its end for which an attempt is told to who had pressed before, but asked for the lock after it. */
const toldAfterMs = 2000;

/*
 * Storage shows what other tabs write when it likes, the lock manager at once. So an attempt has locks of its own beside the
 * common one: one from before it asks for that, one for a moment after its end.
 */
const sendingLock = (at: string, attemptID: string) => `${at}#${attemptID}`;
const endedLock = (at: string, attemptID: string) => `${at}!${attemptID}`;

/** Takes a lock that nobody else asks for. @returns lets it go */
async function take(locks: LockManager, name: string): Promise<() => void> {
  const [taken, over] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const held = locks.request(name, () => {
    taken.resolve(undefined);
    return over.promise;
  });
  held.catch(taken.reject);
  await taken.promise;
  return () => over.resolve(undefined);
}

const clientOf = ({ held = [] }: LockManagerSnapshot, lock: string) => held.find(({ name }) => name === lock)?.clientId;

/** The attempt whose page holds the lock. */
function runningIn(snapshot: LockManagerSnapshot, at: string, own: string): string | undefined {
  const [holder, prefixed] = [clientOf(snapshot, at), sendingLock(at, '')];
  const others = snapshot.held?.filter(({ name }) => name !== sendingLock(at, own));
  return others
    ?.find(({ name = '', clientId }) => clientId === holder && name.startsWith(prefixed))
    ?.name?.slice(prefixed.length);
}

/** The attempt of another page that has just held it. */
function endedIn(snapshot: LockManagerSnapshot, at: string, own: string): string | undefined {
  const [page, prefixed] = [clientOf(snapshot, sendingLock(at, own)), endedLock(at, '')];
  return snapshot.held
    ?.find(({ name = '', clientId }) => clientId !== page && name.startsWith(prefixed))
    ?.name?.slice(prefixed.length);
}

/** Web Locks: they end with their tab, however it ends. */
function webLocks(locks: LockManager): AttemptLocks {
  /** Runs the task of who holds the lock. */
  async function runAlone<Result>(at: string, task: () => Promise<Result>, attempt: LockedAttempt): Promise<Result> {
    try {
      return await task();
    } finally {
      const letGo = await take(locks, endedLock(at, attempt.attemptID));
      void pause(toldAfterMs).then(letGo);
    }
  }

  async function holdFor<Result>(at: string, task: () => Promise<Result>, attempt: LockedAttempt): Promise<Result> {
    const { attemptID, onRival } = attempt;
    const letGo = await take(locks, sendingLock(at, attemptID));
    try {
      const asked = locks.request(at, { ifAvailable: true }, async (lock) => {
        if (!lock) return undefined;
        const ended = endedIn(await locks.query(), at, attemptID);
        if (ended !== undefined) onRival(ended);
        return { result: await runAlone(at, task, attempt) };
      });
      // Asked right behind, so that it tells who was in the way.
      const snapshot = locks.query();
      const free = await asked;
      if (free) return free.result;
      const known = await snapshot;
      onRival(runningIn(known, at, attemptID) ?? endedIn(known, at, attemptID));
      return await locks.request(at, () => runAlone(at, task, attempt));
    } finally {
      letGo();
    }
  }

  return {
    async hold(name, task, attempt) {
      const at = `${prefix}${name}`;
      return attempt ? holdFor(at, task, attempt) : locks.request(at, () => task());
    },
  };
}

/** For browsers without Web Locks, or pages without a secure origin: one page alone is covered. */
export function pageLocks(): AttemptLocks {
  const held = new Map<string, { run: Promise<unknown>; attemptID: string | undefined }>();
  return {
    async hold(name, task, attempt) {
      const before = held.get(name);
      const run = (async () => {
        if (before) {
          attempt?.onRival(before.attemptID);
          await before.run.catch(() => {});
        }
        return task();
      })();
      held.set(name, { run, attemptID: attempt?.attemptID });
      try {
        return await run;
      } finally {
        if (held.get(name)?.run === run) held.delete(name);
      }
    },
  };
}

/** @param locks the browser's; absent in old ones and on pages without a secure origin. */
export function attemptLocks(locks: LockManager | undefined): AttemptLocks {
  return locks ? webLocks(locks) : pageLocks();
}
