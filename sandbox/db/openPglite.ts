import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { SettingError } from '#sandbox/core/config.ts';
import { makePrivateDirectory } from '#sandbox/core/privateDirectory.ts';
import { holdDataDirectory } from './dataDirectory.ts';
import { migratePglite } from './migrate.ts';
import type { OpenedDatabase } from './open.ts';

async function start(directory: string | undefined, dump: Blob | undefined): Promise<PGlite> {
  if (!directory) return PGlite.create(dump && { loadDataDir: dump });
  const path = join(directory, 'database');
  makePrivateDirectory(path);
  try {
    return await PGlite.create(path, dump && { loadDataDir: dump });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingError(`the database in ${path} cannot be opened: ${reason}`);
  }
}

/**
 * Opens an embedded database.
 * @param source.dataDirectory directory that keeps it; in memory when absent.
 * @param source.dump what `dump()` of another one gave, to begin with.
 */
export async function openPglite(source: { dataDirectory?: string; dump?: Blob } = {}): Promise<OpenedDatabase> {
  const release = source.dataDirectory ? holdDataDirectory(source.dataDirectory) : () => {};
  try {
    const ofNewer = `data directory ${source.dataDirectory} is of a newer version: start that one, or run npm run reset`;
    const client = await start(source.dataDirectory, source.dump);
    return {
      db: drizzle(client, { casing: 'snake_case' }),
      kind: 'pglite',
      exclusively: (work) => work(() => migratePglite(client, ofNewer)),
      dump: () => client.dumpDataDir('none'),
      close: async () => {
        if (!client.closed) await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
