import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from '#sandbox/db/schema/columns.ts';

/** E-mails and text messages, which end here instead of leaving the machine. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    outboxMessageID: uuid().primaryKey(),
    ...owner(),
    kind: text().$type<'email' | 'sms'>().notNull(),
    recipient: text().notNull(),
    /** Null for text messages. */
    subject: text(),
    text: text().notNull(),
    /** Addresses that the text holds. */
    links: jsonb().$type<string[]>().notNull(),
    created: instant().notNull(),
  },
  (table) => [index().on(table.created.desc())],
);
