import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, money, owner, word } from '#sandbox/db/schema/columns.ts';

/** Customers' consents to an external commission (spec §4); expired when `expires` passes without a decision. */
export const consents = pgTable('consents', {
  consentID: uuid().primaryKey(),
  ...owner(),
  terminalID: uuid().notNull(),
  /** Secret part of the link in the message. */
  linkCode: text().notNull().unique(),
  phone: text().notNull(),
  transactionAmount: money().notNull(),
  commissionAmount: money().notNull(),
  currency: word('currency').notNull(),
  /** The charge that has used it, or had begun to. */
  paymentTransactionID: uuid(),
  decision: text().$type<'approved' | 'declined'>(),
  created: instant().notNull(),
  expires: instant().notNull(),
});
