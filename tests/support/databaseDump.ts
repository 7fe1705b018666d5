import { readFile, writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { openPglite } from '#sandbox/db/openPglite.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { cheapenPasswords } from './cheapPasswords.ts';

/** The instant every sandbox test lives at: noon of Sunday 15 November 2026 in Israel. */
export const testNow = new Date('2026-11-15T10:00:00Z');
/** Transactions of the first merchant in tests: enough for every status and type. */
export const testTransactions = 1500;

/** Nobody makes a database out of one that is embedded, and each copy would carry two more of them. */
async function dropTemplates(db: Database): Promise<void> {
  await db.execute(sql`update pg_database set datistemplate = false`);
  for (const name of ['template0', 'template1']) await db.execute(sql`drop database ${sql.identifier(name)}`);
}

/** Makes the database that every test of a run starts from, and writes it to a file; called once per run. */
export async function writeDump(path: string): Promise<void> {
  const database = await openDatabase({ dataDirectory: 'memory' });
  try {
    await prepareDatabase(database, { now: testNow, seedTransactions: testTransactions });
    await cheapenPasswords(database.db);
    await dropTemplates(database.db);
    const dump = await database.dump?.();
    if (!dump) throw new Error('this database cannot be dumped');
    await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  } finally {
    await database.close();
  }
}

/** Bytes that are handed over as they are: Node copies a blob piece by piece, in as much time as the rest of opening takes. */
class WholeBlob extends Blob {
  readonly #bytes: ArrayBuffer;
  constructor(bytes: ArrayBuffer) {
    super([]);
    this.#bytes = bytes;
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes;
  }
}

/** Dumps that were read, by their path: files of one process share them. */
const readDumps = new Map<string, Promise<WholeBlob>>();

async function readDump(path: string): Promise<WholeBlob> {
  const { buffer, byteOffset, byteLength } = await readFile(path);
  return new WholeBlob(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** A database of its own in memory, with what the dump holds. */
export async function openFromDump(path: string): Promise<{ db: Database; close(): Promise<void> }> {
  const dump = readDumps.get(path) ?? readDump(path);
  readDumps.set(path, dump);
  const { db, close } = await openPglite({ dump: await dump });
  return { db, close };
}
