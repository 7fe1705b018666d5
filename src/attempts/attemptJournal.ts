import { createEmitter } from '#src/store/createEmitter.ts';
import type { Readable } from '#src/store/createStore.ts';
import { isRepeatable, parseAttempts, type Attempt } from './attempts.ts';

/** Version of the stored shape: an entry for each `Attempt`. */
const version = 2;

/** What the keys of one owner's attempts begin with; each ends in its attempt's ID. */
export function attemptsKey(owner: string): string {
  return `back-office.attempts.${version}.${owner}/`;
}

/** One that came to nothing is kept only to be sent again under its name. */
const isOver = (attempt: Attempt): boolean => attempt.state === 'notFound' && !isRepeatable(attempt);

/** The attempts of one person of one merchant whose outcome is not known; every tab sees the same. */
export interface AttemptJournal extends Readable<readonly Attempt[]> {
  /** Keeps an attempt, or its new state. */
  keep: (attempt: Attempt) => void;
  /** Drops an attempt whose outcome is known. */
  drop: (attemptID: string) => void;
}

const byTime = (one: Attempt, other: Attempt) => Date.parse(one.startedAt) - Date.parse(other.startedAt);

/**
 * Opens the journal. Each attempt has an entry of its own, since a tab that can not see yet what another one has
 * written would write it over. Without usable storage (private mode, a full disk) it lives as long as the page.
 * @param owner the person and merchant, see `ownerOf` of the session.
 * @param target tells what other tabs write.
 */
export function createAttemptJournal(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  owner: string,
  target?: Window,
): AttemptJournal {
  const prefix = attemptsKey(owner);
  const changes = createEmitter(
    () => target?.addEventListener('storage', onStorage),
    () => target?.removeEventListener('storage', onStorage),
  );
  let text = '';
  let current: readonly Attempt[] = [];
  let usable = true;

  /** Takes over what is stored now. */
  function refresh(): readonly Attempt[] {
    if (!usable) return current;
    try {
      const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
      const texts = keys.toSorted().map((key) => storage.getItem(key) ?? '');
      const stored = texts.join('\n');
      if (stored !== text) {
        text = stored;
        current = texts.flatMap((one) => parseAttempts(`[${one}]`)).toSorted(byTime);
      }
    } catch {
      usable = false;
    }
    return current;
  }

  /** @param next what is known afterwards, where it can not be stored. */
  function write(store: () => void, next: readonly Attempt[]): void {
    try {
      if (usable) store();
    } catch {
      // From now on what this page knows is all there is.
      usable = false;
    }
    if (!usable) current = next;
    changes.emit();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key === null || event.key.startsWith(prefix)) changes.emit();
  }

  return {
    read: refresh,
    keep(attempt) {
      const others = refresh().filter(({ attemptID }) => attemptID !== attempt.attemptID);
      const over = others.filter(isOver);
      write(() => {
        for (const { attemptID } of over) storage.removeItem(prefix + attemptID);
        storage.setItem(prefix + attempt.attemptID, JSON.stringify(attempt));
      }, [...others.filter((one) => !over.includes(one)), attempt]);
    },
    drop(attemptID) {
      const others = refresh().filter((one) => one.attemptID !== attemptID);
      write(() => storage.removeItem(prefix + attemptID), others);
    },
    subscribe: changes.subscribe,
  };
}
