import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePostgresql } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgresqlClient } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePgliteClient } from 'drizzle-orm/pglite/migrator';
import type { PoolClient } from 'pg';
import { isObject } from '#contract/envelope.ts';
import { SettingError } from '#sandbox/core/config.ts';

const config = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/** A connection of either kind. */
interface Connection {
  query(text: string): Promise<{ rows: unknown[] }>;
}

/** When the newest migration that a database has was written; 0 for one that has none. */
async function newestMigration(connection: Connection): Promise<number> {
  const read = async (text: string) => (await connection.query(text)).rows.find(isObject)?.found;
  if ((await read("select to_regclass('drizzle.__drizzle_migrations') as found")) === null) return 0;
  return Number(await read('select max(created_at) as found from drizzle.__drizzle_migrations'));
}

/**
 * Applies the migrations that are missing.
 * @returns whether there were any
 * @throws SettingError that says `ofNewer` when the database has some that this version does not know
 */
async function migrate(connection: Connection, ofNewer: string, apply: () => Promise<void>): Promise<boolean> {
  const own = Math.max(...readMigrationFiles(config).map(({ folderMillis }) => folderMillis));
  const found = await newestMigration(connection);
  if (found > own) throw new SettingError(ofNewer);
  if (found < own) await apply();
  return found < own;
}

/**
 * Applies the missing migrations to an embedded database. One process owns it, so no lock is needed. What they took away
 * goes from the write-ahead log too, which would keep it until it is written over.
 * @throws SettingError that says `ofNewer` when a newer version of the sandbox has made it
 */
export async function migratePglite(client: PGlite, ofNewer: string): Promise<void> {
  const changed = await migrate(client, ofNewer, () => migratePgliteClient(drizzlePglite(client), config));
  if (changed) await client.exec('set wal_recycle = off; select pg_switch_wal(); checkpoint; reset wal_recycle');
}

/** As `migratePglite`; `client` must hold the advisory lock. */
export async function migratePostgresql(client: PoolClient, ofNewer: string): Promise<void> {
  await migrate(client, ofNewer, () => migratePostgresqlClient(drizzlePostgresql(client), config));
}
