import { isObject } from '#contract/envelope.ts';
import type { Exclusive } from './storedUser.ts';

/** Milliseconds after which the lock of a tab that has gone may be taken; a living one extends it in time. */
const lifeMs = 10_000;
/** Milliseconds after writing the lock in which another tab's simultaneous write would show. */
const settleMs = 50;
/** Milliseconds between two looks at a lock somebody else holds. */
const pollMs = 100;

interface Held {
  holder: string;
  until: number;
}

function parseHeld(text: string | null): Held | undefined {
  try {
    const held: unknown = JSON.parse(text ?? 'null');
    if (!isObject(held) || typeof held.holder !== 'string' || typeof held.until !== 'number') return undefined;
    return { holder: held.holder, until: held.until };
  } catch {
    return undefined;
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A lock between tabs for browsers without Web Locks: an entry of local storage with an owner and an end. Storage has
 * no compare-and-set, so a tab writes its name, waits, and holds the lock if its name still stands.
 */
export function storageExclusive(storage: Storage, key: string, now: () => number = Date.now): Exclusive {
  const read = () => parseHeld(storage.getItem(key));
  const write = (holder: string) => storage.setItem(key, JSON.stringify({ holder, until: now() + lifeMs }));

  async function acquire(holder: string): Promise<void> {
    for (;;) {
      const held = read();
      // A lock that ends later than any lock can was written under another clock.
      if (held && held.until > now() && held.until <= now() + lifeMs) {
        await wait(pollMs);
        continue;
      }
      write(holder);
      await wait(settleMs);
      if (read()?.holder === holder) return;
    }
  }

  return async (task) => {
    const holder = crypto.randomUUID();
    await acquire(holder);
    const extend = setInterval(() => write(holder), lifeMs / 4);
    try {
      return await task();
    } finally {
      clearInterval(extend);
      if (read()?.holder === holder) storage.removeItem(key);
    }
  };
}
