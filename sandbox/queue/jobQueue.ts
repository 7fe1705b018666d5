import { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { rowsOf } from '#sandbox/db/rows.ts';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { Database } from '#sandbox/core/database.ts';
import type { JobQueue } from '#sandbox/core/queue.ts';
import { drainQueue, batchSize } from './drainQueue.ts';

/** Times of a queue, in seconds; those of real life unless a test has less. */
export interface QueueTimes {
  /** How long a job belongs to who took it: longer than any charge takes. */
  expireSeconds: number;
  /** How often jobs of processes that died are looked for. */
  superviseSeconds: number;
}

const usualTimes: QueueTimes = { expireSeconds: 120, superviseSeconds: 30 };
const inOneInsert = 1000;
/** A job that fails comes again after this long, twice as long each time, at most the second one. */
const [retrySeconds, longestRetrySeconds] = [2, 300];

/** Options by which the library works on this database. */
function placeOf(db: Database) {
  const client: unknown = '$client' in db ? db.$client : undefined;
  if (client instanceof PGlite) return { db: fromPglite(client), backend: 'pglite' as const };
  if (!(client instanceof Pool)) throw new TypeError('this database has no queue');
  return { db: { executeSql: (text: string, values?: unknown[]) => client.query(text, values) } };
}

/**
 * A queue of jobs in the database (docs/adr/0035-a-job-queue-in-the-database.md): several processes share it, a job that
 * was committed is done, and one that a process died over comes again.
 * @param report hears of jobs that failed
 */
export function createJobQueue<Data extends object>(
  db: Database,
  name: string,
  { report, times = usualTimes }: { report: (error: unknown) => void; times?: QueueTimes | undefined },
): JobQueue<Data> {
  let opening: Promise<PgBoss> | undefined;
  let isOpen = false;
  const closing = new AbortController();

  async function open(): Promise<PgBoss> {
    const boss = new PgBoss({
      ...placeOf(db),
      schedule: false,
      superviseIntervalSeconds: times.superviseSeconds,
      monitorIntervalSeconds: times.superviseSeconds,
    });
    boss.on('error', report);
    await boss.start();
    await boss.createQueue(name, {
      expireInSeconds: times.expireSeconds,
      retryLimit: 1000,
      retryDelay: retrySeconds,
      retryBackoff: true,
      retryDelayMax: longestRetrySeconds,
    });
    // From then on the library knows it by heart: inside a transaction of the embedded database it could not ask.
    await boss.getQueue(name);
    isOpen = true;
    return boss;
  }
  const within = (tx: Database) =>
    fromDrizzle({ execute: async (query: SQL) => ({ rows: rowsOf(await tx.execute(query)) }) }, sql);
  const ready = () => (opening ??= open());

  return {
    closed: closing.signal,
    ready: async () => {
      await ready();
    },
    enqueue: async (tx, jobs) => {
      if (!isOpen) throw new Error('the queue is not open');
      const boss = await ready();
      const ranked = jobs.map((job, index) => ({ ...job, priority: -Math.floor(index / batchSize) }));
      for (let from = 0; from < jobs.length; from += inOneInsert) {
        await boss.insert(name, ranked.slice(from, from + inOneInsert), { db: within(tx) });
      }
    },
    drain: async (handle) => drainQueue({ boss: await ready(), name, handle, report, closed: closing.signal }),
    waiting: async () => {
      const boss = await ready();
      const { rows } = await boss
        .getDb()
        .executeSql(`select count(*)::int as count from pgboss.job where name = $1 and state < 'completed'`, [name]);
      return Number(rows[0]?.count ?? 0);
    },
    close: async () => {
      closing.abort();
      const boss = await opening;
      await boss?.stop({ graceful: false, close: false });
    },
  };
}
