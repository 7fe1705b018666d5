import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { SettingError } from '#sandbox/core/config.ts';
import { placeOf } from './databaseUrl.ts';
import type { OpenedDatabase } from './open.ts';
import { openPool, openPostgresql } from './openPostgresql.ts';
import { rowsOf } from './rows.ts';

/** A write is answered once the synchronous replicas show it: whoever has written finds it there. */
const shownOnReplicas = '-c synchronous_commit=remote_apply';
/** Where a balancer falls back on the server that is written to, nothing is written by mistake. */
const readOnly = '-c default_transaction_read_only=on';

/** @throws SettingError when the replicas may be behind what a person has just written. */
async function checkSynchronous(primary: OpenedDatabase, replicas: Pool, place: string): Promise<void> {
  const { rows } = await replicas.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
  const [setting] = rowsOf(await primary.db.execute(sql`select current_setting('synchronous_standby_names') as names`));
  if (rows[0]?.follows !== true || setting?.names !== '') return;
  throw new SettingError(
    `DATABASE_READ_URL: the replica at ${place} may lag behind: name it in synchronous_standby_names of the server at DATABASE_URL, or leave DATABASE_READ_URL out`,
  );
}

/**
 * Opens a PostgreSQL server with replicas for lists, sheets and reports.
 * @throws SettingError naming the setting, host and port when one cannot be reached, or the replicas are not synchronous.
 */
export async function withReplica(databaseUrl: string, databaseReadUrl: string): Promise<OpenedDatabase> {
  const primary = await openPostgresql(databaseUrl, shownOnReplicas);
  let replicas: Pool | undefined;
  const close = async () => {
    await replicas?.end();
    await primary.close();
  };
  try {
    replicas = await openPool(databaseReadUrl, 'DATABASE_READ_URL', readOnly);
    await checkSynchronous(primary, replicas, placeOf(databaseReadUrl, 'DATABASE_READ_URL'));
    return { ...primary, readDb: drizzle(replicas, { casing: 'snake_case' }), close };
  } catch (error) {
    await close();
    throw error;
  }
}
