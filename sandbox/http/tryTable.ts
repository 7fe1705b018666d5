import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#sandbox/db/schema/columns.ts';

/** Tries of the last minute, for all processes: passwords, payments and addresses that were guessed. On real time. */
export const tries = pgTable(
  'tries',
  {
    tryID: uuid().notNull(),
    /** A digest of what it counts against: logins and addresses are not kept. */
    key: text().notNull(),
    triedAt: instant().notNull(),
  },
  (table) => [index().on(table.key, table.triedAt), index().on(table.tryID), index().on(table.triedAt)],
);
