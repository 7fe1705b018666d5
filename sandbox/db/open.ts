import type { Database } from '#sandbox/core/database.ts';
import { openPglite } from './openPglite.ts';
import { openPostgresql } from './openPostgresql.ts';
import { withReplica } from './openReplica.ts';

/** An open database and what only its owner may do with it. */
export interface OpenedDatabase {
  db: Database;
  /** Its replicas, as one; the same where there are none. */
  readDb: Database;
  kind: 'pglite' | 'postgresql';
  /**
   * Runs work that only one process at a time may do (migrate, seed, reset). `migrate` applies the missing migrations.
   */
  exclusively<Result>(work: (migrate: () => Promise<void>) => Promise<Result>): Promise<Result>;
  /** Whether other processes of the sandbox have the database open. */
  othersRun(): Promise<boolean>;
  /** Says in one line why the database does not serve; errors that nobody outside can mend come back as they are. */
  explain(error: unknown): unknown;
  /** Everything as one blob that `openPglite` loads; embedded databases only. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

/**
 * Opens the sandbox's database: a PostgreSQL server when `databaseUrl` is given, with replicas to read from at
 * `databaseReadUrl`, else an embedded one in `dataDirectory` (made when missing), or in memory when that says `memory`. The
 * schema is prepareDatabase's business.
 * @throws SettingError with one clear line when it cannot be opened.
 */
export function openDatabase(setting: {
  databaseUrl?: string;
  databaseReadUrl?: string;
  dataDirectory: string;
}): Promise<OpenedDatabase> {
  const { databaseUrl, databaseReadUrl } = setting;
  if (databaseUrl && databaseReadUrl) return withReplica(databaseUrl, databaseReadUrl);
  if (databaseUrl) return openPostgresql(databaseUrl);
  return openPglite(setting.dataDirectory === 'memory' ? {} : { dataDirectory: setting.dataDirectory });
}
