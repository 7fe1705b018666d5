import type { TestProject } from 'vitest/node';
import { keptDump } from './keptDump.ts';
import { startPostgresql } from '#scripts/postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a migrated and seeded PGlite data directory as one file; each database test starts from it. */
    databaseDump: string;
    /** A PostgreSQL server for the tests that run on both databases. */
    postgresqlUrl: string;
  }
}

/** Runs once before the `node` project: makes what is dear and can be shared. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const [databaseDump, postgresql] = await Promise.all([keptDump(), startPostgresql()]);
  project.provide('databaseDump', databaseDump);
  project.provide('postgresqlUrl', postgresql.url);
  return async () => {
    await postgresql.stop();
  };
}
