import type { TestProject } from 'vitest/node';
import { openDatabase } from '#sandbox/db/open.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { cheapenPasswords } from './cheapPasswords.ts';
import { testNow, testTransactions } from './databaseDump.ts';
import { createTestDatabase, startPostgresql } from '#scripts/postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A seeded database on a PostgreSQL server that each sandbox of the `postgresql` project is a copy of. */
    databaseTemplate: { serverUrl: string; name: string } | undefined;
  }
}

let stop: (() => Promise<void>) | undefined;

/** Runs once before the `postgresql` project: starts the server and seeds the database the tests copy. */
export async function setup(project: TestProject): Promise<void> {
  const server = await startPostgresql();
  const template = await createTestDatabase(server.url);
  stop = async () => {
    await template.drop();
    await server.stop();
  };
  const database = await openDatabase({ databaseUrl: template.url, dataDirectory: 'memory' });
  await prepareDatabase(database, { now: testNow, seedTransactions: testTransactions });
  await cheapenPasswords(database.db);
  await database.close();
  project.provide('databaseTemplate', { serverUrl: server.url, name: template.name });
}

/** Runs once after it. */
export async function teardown(): Promise<void> {
  await stop?.();
}
