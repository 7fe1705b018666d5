import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/core/database.ts';

const batchSize = 500;

/**
 * Inserts rows as one JSON parameter per batch: many times faster than a parameter per value, on both databases.
 * Every row must carry the same columns; columns that no row carries take their defaults.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    const keys = new Set(batch.flatMap((row) => Object.keys(row)));
    const used = columns.filter(([key]) => keys.has(key));
    const targets = used.map(([key]) => `"${toSnakeCase(key)}"`).join(', ');
    const sources = used.map(([key]) => `"${key}"`).join(', ');
    const types = used.map(([key, column]) => `"${key}" ${column.getSQLType()}`).join(', ');
    await db.execute(sql`
      insert into ${sql.identifier(getTableName(table))} (${sql.raw(targets)})
      select ${sql.raw(sources)} from json_to_recordset(${JSON.stringify(batch)}::json) as source(${sql.raw(types)})
    `);
  }
}
