import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { owner } from '#sandbox/db/schema/columns.ts';

/** How often cards were refused on a link; a row for each link on which one was. */
export const linkRefusals = pgTable('link_refusals', {
  ...owner(),
  paymentRequestID: uuid().primaryKey(),
  /** Tries that were refused or are under way, less what payments took back. */
  refusals: integer().notNull(),
  /** The merchant was told that the link rests. */
  isTold: boolean().notNull().default(false),
});
