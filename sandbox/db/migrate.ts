import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgresql } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgresqlClient } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePgliteClient } from 'drizzle-orm/pglite/migrator';
import type { PoolClient } from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Applies the migrations that are missing. One process owns an embedded database, so no lock is needed. */
export async function migratePglite(client: PGlite): Promise<void> {
  await migratePgliteClient(drizzlePglite(client), { migrationsFolder });
}

/** Applies the migrations that are missing; `client` must hold the advisory lock. */
export async function migratePostgresql(client: PoolClient): Promise<void> {
  await migratePostgresqlClient(drizzlePostgresql(client), { migrationsFolder });
}
