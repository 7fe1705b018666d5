import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '#sandbox/db/schema/columns.ts';

/** Who has left a card on a link, each payer of a permanent one once (docs/rulings.md "The payer's page"). */
export const linkPayers = pgTable(
  'link_payers',
  {
    ...owner(),
    paymentRequestID: uuid().notNull(),
    /** The payer's e-mail address in small letters; empty where the link says whose card it is. */
    email: text().notNull(),
    /** The try that did it, so that its answer can be found again. */
    attempt: uuid().notNull(),
    creditCardTokenID: uuid(),
    billingDealID: uuid(),
    created: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentRequestID, table.email] })],
);
