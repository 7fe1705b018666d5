import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { Client, Pool } from 'pg';
import type { Database } from '#sandbox/core/database.ts';

/** Greatest payload of a notification, in bytes; one more would fail, and the transaction around it too. */
export const maximumPayloadBytes = 7900;

/** What a listener is told. */
export interface Listener {
  onMessage: (payload: string) => void;
  /** The connection was lost and is back: whatever was said meanwhile is gone. */
  onResync: () => void;
  onFault: (error: unknown) => void;
}

/** Ends the listening. */
export type StopListening = () => Promise<void>;

const firstRetryMs = 100;
const longestRetryMs = 5000;
/** A dead connection is noticed by asking. */
const heartbeatMs = 10_000;
/** A server that takes longer than this over a heartbeat is gone. */
const answerMs = 5000;

/** Tells all processes on this database; inside a transaction it is told after the commit, or never. */
export async function notify(db: Database, channel: string, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > maximumPayloadBytes)
    throw new RangeError('the payload of a notification is too long');
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** An exception in a listener must not end the process. */
function guarded({ onMessage, onFault }: Listener) {
  return (payload: string | undefined) => {
    try {
      onMessage(payload ?? '');
    } catch (error) {
      onFault(error);
    }
  };
}

/** One connection of its own that listens, and comes back when it is lost. */
function listenOnServer(pool: Pool, channel: string, listener: Listener): Promise<StopListening> {
  const hear = guarded(listener);
  const stopped = new AbortController();
  let client: Client | undefined;

  async function connect(onLost: () => void): Promise<void> {
    const next = new Client({ ...pool.options, keepAlive: true, query_timeout: answerMs });
    client = next;
    next.on('error', onLost);
    next.on('end', onLost);
    next.on('notification', ({ payload }) => hear(payload));
    await next.connect();
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
  }

  /** A server that is gone without a word does not end the connection either. */
  const letGo = () => Promise.race([client?.end().catch(() => {}), wait(answerMs, undefined, { ref: false })]);

  async function untilLost(lost: Promise<void>): Promise<void> {
    const { promise: silent, resolve: fallSilent } = Promise.withResolvers<void>();
    const heartbeat = setInterval(() => void client?.query('select 1').catch(() => fallSilent()), heartbeatMs).unref();
    await Promise.race([lost, silent]);
    clearInterval(heartbeat);
    await letGo();
  }

  return new Promise((resolve, reject) => {
    const stop: StopListening = async () => {
      stopped.abort();
      await letGo();
    };
    async function run(): Promise<void> {
      for (let retry = firstRetryMs, connections = 0; !stopped.signal.aborted;) {
        const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
        try {
          await connect(lose);
          connections += 1;
          retry = firstRetryMs;
          if (connections === 1) resolve(stop);
          else listener.onResync();
          await untilLost(lost);
        } catch (error) {
          await letGo();
          if (connections === 0) return reject(error instanceof Error ? error : new Error(String(error)));
          listener.onFault(error);
        }
        await wait(retry, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
        retry = Math.min(retry * 2, longestRetryMs);
      }
    }
    void run();
  });
}

/**
 * Listens to what `notify` tells in any process on this database.
 * @throws Error when the first connection cannot be made; later ones are tried until it is stopped.
 */
export async function listen(db: Database, channel: string, listener: Listener): Promise<StopListening> {
  const client: unknown = '$client' in db ? db.$client : undefined;
  if (client instanceof PGlite) return client.listen(channel, guarded(listener));
  if (client instanceof Pool) return listenOnServer(client, channel, listener);
  throw new TypeError('this database tells nobody anything');
}
