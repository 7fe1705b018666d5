import { PGlite } from '@electric-sql/pglite';
import { Client, Pool } from 'pg';
import type { Database } from '#sandbox/core/database.ts';
import { within } from '#sandbox/core/within.ts';

/** A connection that is made for the question: the pool's may all be at work, or be dead without knowing. */
async function askServer({ options }: Pool, ms: number): Promise<void> {
  const client = new Client({ ...options, connectionTimeoutMillis: ms, query_timeout: ms });
  // What is told of by the promises as well.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    // A server that is silent does not say goodbye either.
    client.end().catch(() => {});
  }
}

/**
 * Asks the database something, to see whether it answers.
 * @throws Error when it does not within so many milliseconds, or refuses
 */
export async function askDatabase(db: Database, ms: number): Promise<void> {
  const client: unknown = '$client' in db ? db.$client : undefined;
  if (client instanceof Pool) await within(askServer(client, ms), ms);
  else if (client instanceof PGlite) await within(client.query('select 1'), ms);
  else throw new TypeError('this database is not known');
}
