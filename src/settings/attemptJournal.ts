import { isRepeatable, parseAttempts, type Attempt } from './attempts.ts';

/** Version of the stored shape, see `Attempt`. */
const version = 1;

/** The key under which one owner's attempts are kept. */
export function attemptsKey(owner: string): string {
  return `back-office.attempts.${version}.${owner}`;
}

/** One that came to nothing is kept only to be sent again under its name. */
const isOver = (attempt: Attempt): boolean => attempt.state === 'notFound' && !isRepeatable(attempt);

/** The attempts of one person of one merchant whose outcome is not known; every tab sees the same. */
export interface AttemptJournal {
  /** The same array until something changes. */
  read: () => readonly Attempt[];
  /** Keeps an attempt, or its new state. */
  keep: (attempt: Attempt) => void;
  /** Drops an attempt whose outcome is known. */
  drop: (attemptID: string) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Opens the journal. Without usable storage (private mode, a full disk) it lives as long as the page.
 * @param owner the person and merchant, see `ownerOf` of the session.
 * @param target tells what other tabs write.
 */
export function createAttemptJournal(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  owner: string,
  target?: Window,
): AttemptJournal {
  const key = attemptsKey(owner);
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let current: readonly Attempt[] = [];
  let usable = true;

  /** Takes over what is stored now. */
  function refresh(): readonly Attempt[] {
    if (!usable) return current;
    try {
      const stored = storage.getItem(key);
      if (stored !== text) {
        text = stored;
        current = parseAttempts(stored);
      }
    } catch {
      usable = false;
    }
    return current;
  }

  function write(next: readonly Attempt[]): void {
    current = next;
    text = next.length > 0 ? JSON.stringify(next) : null;
    try {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
    } catch {
      // From now on what this page knows is all there is.
      usable = false;
    }
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== null && event.key !== key) return;
    for (const listener of listeners) listener();
  }

  return {
    read: refresh,
    keep: (attempt) =>
      write([...refresh().filter((one) => one.attemptID !== attempt.attemptID && !isOver(one)), attempt]),
    drop(attemptID) {
      const now = refresh();
      if (now.some((one) => one.attemptID === attemptID)) write(now.filter((one) => one.attemptID !== attemptID));
    },
    subscribe(listener) {
      if (listeners.size === 0) target?.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) target?.removeEventListener('storage', onStorage);
      };
    },
  };
}
