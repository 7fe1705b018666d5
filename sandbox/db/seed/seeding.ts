import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/core/database.ts';
import { insertRows } from './insertRows.ts';
import type { SeedContext } from './seedContext.ts';

/** Inserts rows that a seed has made. */
export type Seeding = (db: Database) => Promise<void>;

/**
 * Makes one merchant's rows of a noun. What later nouns refer to, it leaves in the context.
 * @example (context) => [insertionOf(items, makeItems(context))]
 */
export type Seed = (context: SeedContext) => readonly Seeding[];

/** Rows of a table, to be inserted. */
export function insertionOf<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): Seeding {
  return (db) => insertRows(db, table, rows);
}
