import { rmSync } from 'node:fs';
import path from 'node:path';
import { type SandboxConfig, SettingError } from '#sandbox/core/config.ts';
import { parseEnvironment } from '#sandbox/config.ts';
import { holdDataDirectory } from '#sandbox/db/dataDirectory.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { resetDatabase } from '#sandbox/seed/prepare.ts';
import { fail } from './fail.ts';

/** Deletes the embedded database, damaged or not; the next start makes a fresh one. */
function wipe(dataDirectory: string): void {
  const release = holdDataDirectory(dataDirectory);
  rmSync(path.join(dataDirectory, 'database'), { recursive: true, force: true });
  release();
}

/** Starts the data on a PostgreSQL server over. */
async function reseed({
  dataDirectory,
  databaseUrl,
  now = new Date(),
  seedTransactions,
}: SandboxConfig): Promise<void> {
  const opened = await openDatabase({ dataDirectory, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    if (await opened.othersRun()) {
      throw new SettingError('a sandbox runs on this database; stop it first, or start over on its page /sandbox/');
    }
    await resetDatabase(opened, { now, seedTransactions, tell: (line) => console.log(line) });
  } catch (error) {
    throw opened.explain(error);
  } finally {
    await opened.close();
  }
}

async function reset(): Promise<void> {
  const config = parseEnvironment(process.env);
  if (config.databaseUrl === undefined) wipe(config.dataDirectory);
  else await reseed(config);
  console.log('The sandbox starts over with fresh data.');
}

reset().catch(fail);
