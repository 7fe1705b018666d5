import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, owner } from '#sandbox/db/schema/columns.ts';
import type { Letter } from './letter.ts';

/** How far a message is: it waits for the job that sends it, or that has ended (docs/adr/0042-messages-wait-in-the-outbox.md). */
export type MessageState = 'waiting' | 'sent' | 'failed';

/** E-mails and text messages, which end here instead of leaving the machine unless a mail server is named. */
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
    /** What the text was written from; null for text messages, and for e-mails of versions before it. */
    letter: jsonb().$type<Letter>(),
    /** Addresses that the text holds. */
    links: jsonb().$type<string[]>().notNull(),
    /** The document that goes along as a PDF. */
    invoiceID: uuid(),
    state: text().$type<MessageState>().notNull().default('sent'),
    /** Those of the least rank are sent first, so that nobody waits for somebody else's thousands. */
    rank: integer().notNull().default(0),
    /** How often it was tried. */
    tries: integer().notNull().default(0),
    /** Before this it is not tried again: somebody is at it, or it has failed. Real time, not the sandbox's clock. */
    restsUntil: instant(),
    created: instant().notNull(),
  },
  (table) => [
    index().on(table.created.desc().nullsFirst()),
    index('outbox_messages_waiting_index')
      .on(table.rank, table.created)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

/** Copies of documents that were sent, as they were sent first: the same document is the same file. */
export const outboxDocuments = pgTable('outbox_documents', {
  invoiceID: uuid().primaryKey(),
  ...owner(),
  fileName: text().notNull(),
  content: bytes().notNull(),
});
