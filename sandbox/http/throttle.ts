import { createHash } from 'node:crypto';
import { and, count, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { tries } from './tryTable.ts';

/** How long a try counts. */
const windowMs = 60_000;

/** What a try counts against, and how many there may be. */
export interface Count {
  key: string;
  most: number;
}

/** An address, or of IPv6 the network of one subscriber, who has billions of addresses. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = ''] = plain.split('::');
  return head.split(':').slice(0, 4).join(':');
}

/** Slows whoever tries again and again; counted in the database, so that several processes are one. */
export interface Throttle {
  /**
   * Counts a try before it is looked at, so that no more get through at once than one by one.
   * @returns gives the try back, for one that was right; undefined when a count is full
   */
  reserve(counts: readonly Count[]): Promise<(() => Promise<void>) | undefined>;
}

const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** @param now real time in milliseconds */
export function createThrottle(db: Database, now: () => number = Date.now): Throttle {
  /** Whether each key may be tried once more; who asks for the same ones waits until this transaction has ended. */
  async function areFree(tx: Database, counts: readonly Count[]): Promise<boolean> {
    const locks = counts.map(({ key }) => sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    await tx.execute(sql`select ${sql.join(locks, sql`, `)}`);
    const keys = counts.map(({ key }) => key);
    const found = await tx
      .select({ key: tries.key, tried: count() })
      .from(tries)
      .where(and(inArray(tries.key, keys), gt(tries.triedAt, new Date(now() - windowMs))))
      .groupBy(tries.key);
    return counts.every(({ key, most }) => (found.find((one) => one.key === key)?.tried ?? 0) < most);
  }

  return {
    async reserve(counts) {
      const tryID = newID();
      // In one order, so that two wait for each other but never in a circle.
      const kept = counts.map(({ key, most }) => ({ key: digestOf(key), most }));
      const ordered = kept.toSorted((one, other) => (one.key < other.key ? -1 : 1));
      const isCounted = await db.transaction(async (tx) => {
        if (!(await areFree(tx, ordered))) return false;
        const triedAt = new Date(now());
        await tx.insert(tries).values(ordered.map(({ key }) => ({ tryID, key, triedAt })));
        return true;
      });
      return isCounted ? async () => void (await db.delete(tries).where(eq(tries.tryID, tryID))) : undefined;
    },
  };
}

/** Deletes tries that count no more; run hourly. */
export async function purgeTries(db: Database): Promise<void> {
  await db.delete(tries).where(lte(tries.triedAt, new Date(Date.now() - windowMs)));
}
