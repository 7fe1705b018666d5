import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient } from 'pg';
import { defaultReadTimeoutSeconds } from '#contract/constants.ts';
import { SettingError } from '#sandbox/core/config.ts';
import { placeOf, type DatabaseSetting } from './databaseUrl.ts';
import { migratePostgresql } from './migrate.ts';
import type { OpenedDatabase } from './open.ts';
import { postgresqlErrorOf } from './postgresqlError.ts';

/** How long a server is given to answer at the start. */
const startMillis = 5000;
/** How long a request waits for its turn when all connections are taken: as long as whoever asked waits. */
const turnMillis = 1000 * defaultReadTimeoutSeconds;
/** Any number will do, as long as every process of the sandbox takes the same. */
const advisoryLock = 7_420_126;

/**
 * How the server plans: its data is in memory or on a fast disk, compiling a query takes longer than the queries here,
 * and 16 MB hold the places of a million rows. An address with `options` of its own wins.
 */
const planning = '-c random_page_cost=1.1 -c jit=off -c work_mem=16MB';

/** The reason why there was no connection, or the code of the network error. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** What whoever runs the server can mend: connections, read-only databases, privileges, resources, shutdowns. */
const mendable = /^(08|25006|28|3D|42501|53|57)/;

/** Says in one line, without user and password, why the server does not serve; other errors come back as they are. */
function explainAnswer(error: unknown, place: string, setting: DatabaseSetting): unknown {
  const answer = postgresqlErrorOf(error);
  if (!answer || !mendable.test(answer.code)) return error;
  const reason = answer.code.startsWith('28') ? 'it refuses this user or password' : answer.message;
  return new SettingError(`${setting}: PostgreSQL at ${place} answers: ${reason}`);
}

/** Beginning of the name under which the server lists the connections of a process of the sandbox. */
const processes = 'back-office-sandbox';

/** An address whose connections have a name of this process alone; the rest of the name tells processes apart. */
function named(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', `${processes} ${randomBytes(6).toString('hex')}`);
  return url.href;
}

/** A process that runs always has a connection: it looks for abandoned payments every second. */
async function hasOthers(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database()
     and starts_with(application_name, $1) and application_name <> current_setting('application_name')`,
    [processes],
  );
  return rowCount !== null && rowCount > 0;
}

/** @throws what the driver throws when the server cannot be reached, or refuses. */
async function reach(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: startMillis });
  try {
    await client.connect();
  } finally {
    await client.end();
  }
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
 * Connections to a PostgreSQL server that answers.
 * @param options settings of each connection besides those of planning, as `-c name=value`.
 * @throws SettingError naming host and port, never user or password, when it cannot be reached.
 */
export async function openPool(databaseUrl: string, setting: DatabaseSetting, options = ''): Promise<Pool> {
  const place = placeOf(databaseUrl, setting);
  const connectionString = named(databaseUrl);
  try {
    await reach(connectionString);
  } catch (error) {
    if (postgresqlErrorOf(error)) throw explainAnswer(error, place, setting);
    throw new SettingError(`${setting}: no PostgreSQL answers at ${place} (${reasonOf(error)})`);
  }
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: turnMillis,
    keepAlive: true,
    options: `${planning} ${options}`.trim(),
  });
  // An idle connection that the server ends must not end this process; the pool opens another one.
  pool.on('error', () => {});
  // By its connection others know that this process runs.
  await pool.query('select 1');
  return pool;
}

/**
 * Opens a PostgreSQL server.
 * @param options settings of each connection, as `-c name=value`.
 * @throws SettingError naming host and port, never user or password, when it cannot be reached.
 */
export async function openPostgresql(databaseUrl: string, options?: string): Promise<OpenedDatabase> {
  const pool = await openPool(databaseUrl, 'DATABASE_URL', options);
  const place = placeOf(databaseUrl);
  const refusals = {
    newer: `DATABASE_URL: the database at ${place} is of a newer version: start that one, or name another database`,
    older: `DATABASE_URL: the database at ${place} is too old for this version: start the one before it first, or name another database`,
  };
  const db = drizzle(pool, { casing: 'snake_case' });
  return {
    db,
    readDb: db,
    kind: 'postgresql',
    exclusively: (work) => withLock(pool, (client) => work(() => migratePostgresql(client, refusals))),
    othersRun: () => hasOthers(pool),
    explain: (error) => explainAnswer(error, place, 'DATABASE_URL'),
    close: () => pool.end(),
  };
}
