import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { SettingError } from '#sandbox/core/config.ts';
import { makePrivateDirectory } from '#sandbox/core/privateDirectory.ts';
import { holdDataDirectory } from './dataDirectory.ts';
import { migratePglite } from './migrate.ts';
import type { OpenedDatabase } from './open.ts';
import { postgresqlErrorOf } from './postgresqlError.ts';

const damaged = (directory: string | undefined) =>
  new SettingError(`data directory ${directory} is damaged; npm run reset begins anew with fresh data`);

/** Where the files are in memory themselves, a large cache would only be cleared first. */
const inMemory = { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'] };

async function start(directory: string | undefined, dump: Blob | undefined): Promise<PGlite> {
  if (!directory) return PGlite.create({ ...inMemory, ...(dump && { loadDataDir: dump }) });
  const path = join(directory, 'database');
  makePrivateDirectory(path);
  // PGlite would take it for an empty one and write over what is there.
  if (!existsSync(join(path, 'PG_VERSION')) && readdirSync(path).length > 0) throw damaged(directory);
  try {
    return await PGlite.create(path, dump && { loadDataDir: dump });
  } catch {
    // Whatever is missing or broken, all it says is "Aborted()".
    throw damaged(directory);
  }
}

/** Errors of pages, indexes and files, and the end of the whole engine. */
const isDamage = (error: unknown) =>
  /^(XX|58)/.test(postgresqlErrorOf(error)?.code ?? '') ||
  (error instanceof Error && error.message.startsWith('Aborted('));

/**
 * Opens an embedded database.
 * @param source.dataDirectory directory that keeps it; in memory when absent.
 * @param source.dump what `dump()` of another one gave, to begin with.
 */
export async function openPglite(source: { dataDirectory?: string; dump?: Blob } = {}): Promise<OpenedDatabase> {
  const { dataDirectory, dump } = source;
  const release = dataDirectory ? holdDataDirectory(dataDirectory) : () => {};
  const refusals = {
    newer: `data directory ${dataDirectory} is of a newer version: start that one, or run npm run reset`,
    older: `data directory ${dataDirectory} is too old for this version: start the one before it first, or run npm run reset`,
  };
  try {
    const client = await start(dataDirectory, dump);
    const db = drizzle(client, { casing: 'snake_case' });
    return {
      db,
      readDb: db,
      kind: 'pglite',
      exclusively: (work) => work(() => migratePglite(client, refusals)),
      // They cannot: the directory is held.
      othersRun: async () => false,
      explain: (error) => (isDamage(error) ? damaged(dataDirectory) : error),
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
