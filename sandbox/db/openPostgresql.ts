import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { SettingError } from '#sandbox/core/config.ts';
import { migratePostgresql } from './migrate.ts';
import type { OpenedDatabase } from './open.ts';

const connectionTimeoutMillis = 5000;
/** Any number will do, as long as every process of the sandbox takes the same. */
const advisoryLock = 7_420_126;

/**
 * How the server plans: its data is in memory or on a fast disk, compiling a query takes longer than the queries here,
 * and 16 MB hold the places of a million rows. An address with `options` of its own wins.
 */
const planning = '-c random_page_cost=1.1 -c jit=off -c work_mem=16MB';

/** Where an address points, without user and password. */
function placeOf(databaseUrl: string): string {
  let url: URL;
  try {
    url = new URL(databaseUrl);
  } catch {
    throw new SettingError('DATABASE_URL is no address; it looks like postgresql://user:password@host:5432/database');
  }
  // A socket directory travels as ?host=.
  const host = url.hostname || url.searchParams.get('host') || 'localhost';
  return `${host}:${url.port || url.searchParams.get('port') || '5432'}`;
}

/** The reason a server gave, or the code of the network error. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code) ? error.code : error.message;
}

/** The lock belongs to one dedicated connection, which closes afterwards, so that it can never stay held. */
async function withLock<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    return await work(client);
  } finally {
    client.release(true);
  }
}

/**
 * Opens a PostgreSQL server.
 * @throws SettingError naming host and port, never user or password, when it cannot be reached.
 */
export async function openPostgresql(databaseUrl: string): Promise<OpenedDatabase> {
  const place = placeOf(databaseUrl);
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis, keepAlive: true, options: planning });
  // An idle connection that the server ends must not end this process; the pool opens another one.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new SettingError(`DATABASE_URL: no PostgreSQL answers at ${place} (${reasonOf(error)})`);
  }
  const ofNewer = `DATABASE_URL: the database at ${place} is of a newer version: start that one, or name another database`;
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    kind: 'postgresql',
    exclusively: (work) => withLock(pool, (client) => work(() => migratePostgresql(client, ofNewer))),
    close: () => pool.end(),
  };
}
