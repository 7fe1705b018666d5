/** The part of the browser's lock manager that is used. */
interface Locks {
  request(name: string, options: { signal: AbortSignal }, task: () => Promise<never>): Promise<unknown>;
}

/** Milliseconds in which the page before has let go, when this one is its reload. */
const reloadMs = 1000;

/**
 * Whether this tab alone has a viewpoint, from now on: a tab that is duplicated takes a copy of its storage along. Without
 * Web Locks every tab has its own.
 */
export function onlyHere(locks: Locks | undefined, id: string, withinMs = reloadMs): Promise<boolean> {
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      // Held until the page goes.
      return new Promise<never>(() => {});
    };
    const signal = AbortSignal.timeout(withinMs);
    locks.request(`back-office.viewpoint ${id}`, { signal }, hold).catch(() => resolve(false));
  });
}
