import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '#sandbox/db/schema/columns.ts';

/**
 * Numbers of saved cards, encrypted; the key is not in the database. Nothing else of a card is here, and no other table
 * holds a whole number.
 */
export const vaultEntries = pgTable(
  'vault_entries',
  {
    vaultID: uuid().primaryKey(),
    ...owner(),
    /** Base64 of initialisation vector, tag and encrypted number. */
    sealed: text().notNull(),
    created: instant().notNull(),
  },
  (table) => [index().on(table.merchantID)],
);
