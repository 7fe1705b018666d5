/** Keeps two tabs, or two clicks, from sending the same at once. */
export interface AttemptLocks {
  /**
   * Runs a task alone under a name.
   * @param whileBusy runs while somebody else still holds it, before the wait.
   */
  hold<Result>(name: string, task: () => Promise<Result>, whileBusy?: () => Promise<void>): Promise<Result>;
}

const prefix = 'back-office.attempt.';

/** Web Locks: they end with their tab, however it ends. */
function webLocks(locks: LockManager): AttemptLocks {
  return {
    async hold(name, task, whileBusy) {
      const at = `${prefix}${name}`;
      const free = await locks.request(at, { ifAvailable: true }, async (lock) =>
        lock ? { result: await task() } : undefined,
      );
      if (free) return free.result;
      await whileBusy?.();
      return locks.request(at, () => task());
    },
  };
}

/** For browsers without Web Locks, or pages without a secure origin: one page alone is covered. */
export function pageLocks(): AttemptLocks {
  const held = new Map<string, Promise<unknown>>();
  return {
    async hold(name, task, whileBusy) {
      const before = held.get(name);
      const run = (async () => {
        if (before) {
          await whileBusy?.();
          await before.catch(() => {});
        }
        return task();
      })();
      held.set(name, run);
      try {
        return await run;
      } finally {
        if (held.get(name) === run) held.delete(name);
      }
    },
  };
}

/** @param locks the browser's; absent in old ones and on pages without a secure origin. */
export function attemptLocks(locks: LockManager | undefined): AttemptLocks {
  return locks ? webLocks(locks) : pageLocks();
}
