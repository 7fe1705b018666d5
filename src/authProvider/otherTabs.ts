import { ownerOf } from './person.ts';
import { storedPersonOf } from './storedSession.ts';

/** Whose session the browser holds, as seen from a tab that shows one person's. */
export type StoredOwner = 'same' | 'other' | 'none';

/** Compares the stored session with the person a tab was opened for. @param key see `sessionKeyOf`. */
export function storedOwner(storage: Pick<Storage, 'getItem'>, key: string, owner: string): StoredOwner {
  const person = storedPersonOf(storage.getItem(key));
  if (!person) return 'none';
  return ownerOf(person) === owner ? 'same' : 'other';
}

/**
 * Tells what other tabs do to the session: sign out, sign in again, sign in as someone else. Looks again whenever the
 * page comes back, since a frozen page misses events.
 * @returns stops it.
 */
export function watchOtherTabs(
  target: Window,
  { key, owner }: { key: string; owner: string },
  onChange: (now: StoredOwner) => void,
): () => void {
  const look = () => onChange(storedOwner(target.localStorage, key, owner));
  const onStorage = (event: StorageEvent) => {
    // No key: everything was cleared.
    if (event.key === null || event.key === key) look();
  };
  target.addEventListener('storage', onStorage);
  target.addEventListener('pageshow', look);
  target.document.addEventListener('visibilitychange', look);
  return () => {
    target.removeEventListener('storage', onStorage);
    target.removeEventListener('pageshow', look);
    target.document.removeEventListener('visibilitychange', look);
  };
}
