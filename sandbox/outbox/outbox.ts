import { desc, eq } from 'drizzle-orm';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { type Letter, longText, subjectOf } from './letter.ts';
import { outboxDocuments, outboxMessages } from './table.ts';

/** Whose message it is and when. */
type Sender = Pick<Call, 'caller' | 'context'>;

/** An e-mail to one person. */
export interface OutgoingEmail {
  to: string;
  letter: Letter;
  /** The business's own words for it, instead of what it is and from whom. */
  subject?: string | null | undefined;
  /** The document that goes along as a PDF. */
  invoiceID?: string;
  /** Those of the least rank are sent first; 0 unless many are sent at once. */
  rank?: number;
}

/** Addresses in a text. */
function linksOf(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([address]) => address);
}

/** A subject is one line, whatever names and texts it was made of. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const inOneInsert = 500;

/**
 * Puts e-mails into the outbox, from which a job sends them. Give the transaction of what they tell of: there is never the
 * one without the other.
 */
export async function sendEmails(
  db: Database,
  { caller, context }: Sender,
  emails: readonly OutgoingEmail[],
): Promise<void> {
  const rows = emails.map(({ to, letter, subject, invoiceID, rank }) => ({
    outboxMessageID: newID(),
    merchantID: caller.merchantID,
    kind: 'email' as const,
    recipient: to,
    subject: oneLine(subject || subjectOf(letter)),
    text: longText(letter),
    letter,
    links: letter.action ? [letter.action.link] : [],
    invoiceID: invoiceID ?? null,
    rank: rank ?? 0,
    state: 'waiting' as const,
    created: context.clock.now(),
  }));
  for (let from = 0; from < rows.length; from += inOneInsert) {
    await db.insert(outboxMessages).values(rows.slice(from, from + inOneInsert));
  }
}

/** Sends one e-mail, as `sendEmails` does. */
export function sendEmail(db: Database, sender: Sender, email: OutgoingEmail): Promise<void> {
  return sendEmails(db, sender, [email]);
}

/** Sends a text message: it ends on the sandbox's page. */
export async function sendSms(
  db: Database,
  { caller, context }: Sender,
  { to, text }: { to: string; text: string },
): Promise<void> {
  await db.insert(outboxMessages).values({
    outboxMessageID: newID(),
    merchantID: caller.merchantID,
    kind: 'sms',
    recipient: to,
    text,
    links: linksOf(text),
    state: 'sent',
    created: context.clock.now(),
  });
}

const shown = 20;

/** The messages sent last, newest first. */
export function readOutbox(db: Database) {
  return db.select().from(outboxMessages).orderBy(desc(outboxMessages.created)).limit(shown);
}

export type OutboxMessage = Awaited<ReturnType<typeof readOutbox>>[number];

/** One message. @returns undefined for an id that none has */
export async function readMessage(db: Database, outboxMessageID: string): Promise<OutboxMessage | undefined> {
  const [message] = await db.select().from(outboxMessages).where(eq(outboxMessages.outboxMessageID, outboxMessageID));
  return message;
}

/** The copy of a document that went along with e-mails; undefined before the first one. */
export async function readSentDocument(db: Database, invoiceID: string) {
  const [sent] = await db.select().from(outboxDocuments).where(eq(outboxDocuments.invoiceID, invoiceID));
  return sent;
}
