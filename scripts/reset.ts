import { parseEnvironment } from '#sandbox/config.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { resetDatabase } from '#sandbox/db/prepare.ts';
import { fail } from './fail.ts';

/** Starts the sandbox's data over, in the data directory or on DATABASE_URL's server. */
async function reset(): Promise<void> {
  const { dataDirectory, databaseUrl, now = new Date(), seedTransactions } = parseEnvironment(process.env);
  const opened = await openDatabase({ dataDirectory, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    await resetDatabase(opened, { now, seedTransactions });
  } finally {
    await opened.close();
  }
  console.log('The sandbox starts over with fresh data.');
}

reset().catch(fail);
