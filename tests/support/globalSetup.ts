import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a migrated and seeded PGlite data directory as one file; each database test starts from it. */
    databaseDump: string | undefined;
    /** A PostgreSQL server for the tests that run on both databases; undefined when the machine has none. */
    postgresqlUrl: string | undefined;
  }
}

interface RunningPostgresql {
  url: string;
  stop(): Promise<void>;
}
type DumpModule = { writeDump(path: string): Promise<void> };
type PostgresqlModule = { startPostgresql(): Promise<RunningPostgresql | undefined> };

async function load<Module>(file: string): Promise<Module | undefined> {
  const path = join(import.meta.dirname, file);
  if (!existsSync(path)) return undefined;
  const module: unknown = await import(pathToFileURL(path).href);
  return module as Module;
}

/** Runs once before the `node` project: makes what is dear and can be shared. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'back-office-tests-'));
  const dumps = await load<DumpModule>('databaseDump.ts');
  const dumpPath = dumps && join(directory, 'database.tar');
  if (dumpPath) await dumps.writeDump(dumpPath);
  const postgresql = await (await load<PostgresqlModule>('postgresql.ts'))?.startPostgresql();
  project.provide('databaseDump', dumpPath);
  project.provide('postgresqlUrl', postgresql?.url);
  return async () => {
    await postgresql?.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
