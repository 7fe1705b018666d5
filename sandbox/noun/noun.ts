import type { PgTable } from 'drizzle-orm/pg-core';
import type { Handlers } from '#sandbox/core/call.ts';
import type { Seed } from '#sandbox/db/seed/seeding.ts';

/** A noun whole, as the composition takes it. */
export interface Noun {
  /** Its calls. */
  handlers: Handlers;
  /** Its own tables; those that others read or write lie in `db/schema`. */
  tables?: readonly PgTable[];
  /** Its rows of one merchant, where nobody else has to make them. */
  seed?: Seed;
}
