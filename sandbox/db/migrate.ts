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

/** What is said of a database that cannot be brought to this version, in one line each. */
export interface MigrationRefusals {
  /** It has migrations that this version does not know. */
  newer: string;
  /** It lacks some that the baseline stands for. */
  older: string;
}

/**
 * Applies the migrations that are missing. The first one, the baseline, makes the whole schema and is dated like the
 * last of those that it replaced: a database that has that one has the baseline.
 * @throws SettingError when the database is newer than the last migration, or older than the baseline
 */
async function migrate(connection: Connection, refusals: MigrationRefusals, apply: () => Promise<void>): Promise<void> {
  const known = readMigrationFiles(config).map(({ folderMillis }) => folderMillis);
  const found = await newestMigration(connection);
  if (found > Math.max(...known)) throw new SettingError(refusals.newer);
  if (found !== 0 && found < Math.min(...known)) throw new SettingError(refusals.older);
  await apply();
}

/**
 * Applies the missing migrations to an embedded database. One process owns it, so no lock is needed.
 * @throws SettingError with one of `refusals`
 */
export async function migratePglite(client: PGlite, refusals: MigrationRefusals): Promise<void> {
  await migrate(client, refusals, () => migratePgliteClient(drizzlePglite(client), config));
}

/** As `migratePglite`; `client` must hold the advisory lock. */
export async function migratePostgresql(client: PoolClient, refusals: MigrationRefusals): Promise<void> {
  await migrate(client, refusals, () => migratePostgresqlClient(drizzlePostgresql(client), config));
}
