import { createHash } from 'node:crypto';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/core/database.ts';
import { tries } from '#sandbox/http/tryTable.ts';
import { oidc, secrets } from '#sandbox/identity/table.ts';
import { futureBillings } from '#sandbox/resources/billing/futureBillingsView.ts';
import { tables as businessTables } from '#sandbox/tables.ts';

/** Every table of the schema, views included. */
export const tables: readonly PgTable[] = [...businessTables, oidc, secrets, tries, futureBillings];

/** Every row of a table, by its first column: the tables' keys come first. */
export async function rowsOfTable(db: Database, table: PgTable): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = await db.select().from(table);
  const keys = Object.keys(getTableColumns(table));
  const keyOf = (row: Record<string, unknown>) =>
    keys
      .slice(0, 2)
      .map((key) => String(row[key]))
      .join(' ');
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** A hash of everything a database holds, table by table; equal for equal rows on either kind of database. */
export async function fingerprintOf(db: Database): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of tables) {
    const rows = await rowsOfTable(db, table);
    // jsonb keeps no order of keys that the two databases need to share, so it is written sorted.
    const text = JSON.stringify(rows, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    );
    hashes[getTableName(table)] = `${rows.length} ${createHash('sha256').update(text).digest('hex')}`;
  }
  return hashes;
}
