import { inject } from 'vitest';
import type { Database } from '#sandbox/core/database.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { openFromDump } from './databaseDump.ts';
import { createTestDatabase } from '#scripts/postgresql.ts';

/** A seeded database of its own: a copy of the project's template on PostgreSQL, else of the PGlite dump. */
export async function openSeededDatabase(): Promise<{ db: Database; close(): Promise<void> }> {
  const template = inject('databaseTemplate');
  if (!template) return openFromDump(inject('databaseDump'));
  const { url, drop } = await createTestDatabase(template.serverUrl, template.name);
  const { db, close } = await openDatabase({ databaseUrl: url, dataDirectory: 'memory' });
  return {
    db,
    close: async () => {
      await close();
      await drop();
    },
  };
}
