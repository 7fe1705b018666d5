/** Wrong passwords a login may have within the window before further tries are refused. */
const allowedFailures = 10;
const windowMs = 60_000;

export interface Throttle {
  /** Whether a try for this login must be refused now. */
  refuses(login: string): boolean;
  failed(login: string): void;
  succeeded(login: string): void;
}

/** Slows the guessing of passwords: per login, kept in memory, on real time. */
export function createThrottle(now: () => number = Date.now): Throttle {
  const failures = new Map<string, number[]>();
  const recent = (login: string) => (failures.get(login) ?? []).filter((instant) => instant > now() - windowMs);
  const keyOf = (login: string) => login.trim().toLowerCase().slice(0, 200);
  return {
    refuses: (login) => recent(keyOf(login)).length >= allowedFailures,
    failed(login) {
      // Forgetting everybody at once bounds the memory that made-up logins can take.
      if (failures.size > 10_000) failures.clear();
      failures.set(keyOf(login), [...recent(keyOf(login)), now()]);
    },
    succeeded(login) {
      failures.delete(keyOf(login));
    },
  };
}
