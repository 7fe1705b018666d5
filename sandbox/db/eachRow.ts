import { type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** How a statement calls the rows that `eachRow` brings: `alias(table, each)` has their columns. */
export const each = 'each';

/**
 * Rows of a table with values of their own as the source of one statement: `update … from eachRow(…)` writes them all.
 * @param rows values by the names of the table's columns; columns they leave out are null
 */
export function eachRow(table: PgTable, rows: readonly object[]): SQL {
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value])),
  );
  return sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb) as ${sql.identifier(each)}`;
}
