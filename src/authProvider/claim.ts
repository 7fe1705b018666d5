/** The part of the browser's lock manager that is used. */
export interface ClaimLocks {
  request(
    name: string,
    options: { ifAvailable: true },
    task: (lock: object | null) => Promise<void> | undefined,
  ): Promise<void>;
}

/**
 * Claims a name for this tab, for a minute or until the returned function gives it back; undefined where a tab has
 * claimed it already, this one included.
 */
export type Claim = (name: string) => Promise<(() => void) | undefined>;

/** Milliseconds of a claim. Storage of another process is never late by as much. */
const claimMs = 60_000;

/**
 * Claims over all tabs by Web Locks. A lock is known to every tab at once, what a tab writes to local storage is not:
 * Chromium may let another process wait for it for half a second. Without Web Locks every claim is granted.
 */
export function browserClaim(locks: ClaimLocks | undefined): Claim {
  if (!locks) return async () => () => {};
  return (name) =>
    new Promise((resolve, reject) => {
      const hold = (lock: object | null) => {
        if (lock === null) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>((release) => {
          const end = setTimeout(release, claimMs);
          resolve(() => {
            clearTimeout(end);
            release();
          });
        });
      };
      locks.request(`back-office.claim ${name}`, { ifAvailable: true }, hold).catch(reject);
    });
}
