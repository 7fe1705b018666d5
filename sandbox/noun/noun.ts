import type { PgTable } from 'drizzle-orm/pg-core';
import type { Handlers } from '#sandbox/core/call.ts';
import type { Seed } from '#sandbox/db/seed/seeding.ts';
import type { List } from '#sandbox/list/defineList.ts';
import { listHandlers } from './listHandlers.ts';

/** A noun whole, as the composition takes it. */
export interface Noun {
  /** Its lists; each answers its rows, and `$meta` and `$excel` where the contract has them. */
  lists?: readonly List[];
  /** Its other calls. */
  handlers?: Handlers;
  /** Its own tables; those that others read or write lie in `db/schema`. */
  tables?: readonly PgTable[];
  /** Its rows of one merchant, where nobody else has to make them. */
  seed?: Seed;
}

/** Every call that some nouns answer. */
export function handlersOf(nouns: readonly Noun[]): Handlers {
  const parts = nouns.flatMap(({ lists = [], handlers = {} }) => [...lists.map(listHandlers), handlers]);
  return parts.reduce((all, part) => ({ ...all, ...part }), {});
}
