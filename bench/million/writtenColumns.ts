import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The columns of a table that rows are written with: the database works out the others. */
export const writtenColumns = (table: PgTable): string[] =>
  Object.entries(getTableColumns(table))
    .filter(([, column]) => column.generated === undefined)
    .map(([key]) => toSnakeCase(key));

/** Column names as a statement lists them. */
export const listed = (columns: readonly string[]): SQL => sql.raw(columns.join(', '));
