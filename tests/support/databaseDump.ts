import { readFile, writeFile } from 'node:fs/promises';
import type { Database } from '#sandbox/core/database.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { openPglite } from '#sandbox/db/openPglite.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';

/** The instant every sandbox test lives at: noon of Sunday 15 November 2026 in Israel. */
export const testNow = new Date('2026-11-15T10:00:00Z');
/** Transactions of the first merchant in tests: enough for every status and type. */
export const testTransactions = 1500;

/** Makes the database that every test of a run starts from, and writes it to a file; called once per run. */
export async function writeDump(path: string): Promise<void> {
  const database = await openDatabase({ dataDirectory: 'memory' });
  try {
    await prepareDatabase(database, { now: testNow, seedTransactions: testTransactions });
    const dump = await database.dump?.();
    if (!dump) throw new Error('this database cannot be dumped');
    await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  } finally {
    await database.close();
  }
}

/** A database of its own in memory, with what the dump holds. */
export async function openFromDump(path: string): Promise<{ db: Database; close(): Promise<void> }> {
  const { db, close } = await openPglite({ dump: new Blob([await readFile(path)]) });
  return { db, close };
}
