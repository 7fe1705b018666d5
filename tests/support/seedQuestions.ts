import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Database } from '#sandbox/core/database.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { openFromDump } from './databaseDump.ts';

/** The seeded database, to be asked in plain SQL. */
export interface Seed {
  db: Database;
  /** The rows of a statement, its columns in their database names. */
  ask(text: string): Promise<Record<string, unknown>[]>;
  /** How many rows `select … from <text>` has; 0 means that a rule's exceptions do not exist. */
  count(text: string): Promise<number>;
  close(): Promise<void>;
}

export async function openSeed(): Promise<Seed> {
  const { db, close } = await openFromDump(inject('databaseDump'));
  const ask = async (text: string) => rowsOf(await db.execute(sql.raw(text)));
  const count = async (text: string) => Number((await ask(`select count(*) as count from ${text}`))[0]?.count);
  return { db, ask, count, close };
}
