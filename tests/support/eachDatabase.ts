import { describe, inject } from 'vitest';
import { openDatabase } from '#sandbox/db/open.ts';
import type { OpenedDatabase } from '#sandbox/db/open.ts';
import { createTestDatabase } from '#scripts/postgresql.ts';

/** Opens an empty database of its own; closing it removes it. */
export type OpenEmpty = () => Promise<OpenedDatabase>;

const openEmbedded: OpenEmpty = () => openDatabase({ dataDirectory: 'memory' });

function openOnServer(serverUrl: string): OpenEmpty {
  return async () => {
    const { url, drop } = await createTestDatabase(serverUrl);
    const database = await openDatabase({ databaseUrl: url, dataDirectory: 'memory' });
    return {
      ...database,
      close: async () => {
        await database.close();
        await drop();
      },
    };
  };
}

/** Runs a suite on the embedded database and on a PostgreSQL server. */
export function describeEachDatabase(
  name: string,
  suite: (open: OpenEmpty, kind: OpenedDatabase['kind']) => void,
): void {
  const serverUrl = inject('postgresqlUrl');
  describe(`${name} on PGlite`, () => suite(openEmbedded, 'pglite'));
  describe(`${name} on PostgreSQL`, () => suite(openOnServer(serverUrl), 'postgresql'));
}
