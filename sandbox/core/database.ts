import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The one database type of the sandbox: drizzle over PGlite or over a PostgreSQL server. */
export type Database = PgDatabase<PgQueryResultHKT>;
