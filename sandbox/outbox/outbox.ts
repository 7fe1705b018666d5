import { desc } from 'drizzle-orm';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { outboxMessages } from './table.ts';

/** Whose message it is and when. */
type Sender = Pick<Call, 'caller' | 'context'>;

/** Addresses in a text. */
function linksOf(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([address]) => address);
}

/** Sends an e-mail: it ends on the sandbox's page. Give the transaction of what it tells of. */
export async function sendEmail(
  db: Database,
  { caller, context }: Sender,
  { to, subject, text }: { to: string; subject: string; text: string },
): Promise<void> {
  await db.insert(outboxMessages).values({
    outboxMessageID: newID(),
    merchantID: caller.merchantID,
    kind: 'email',
    recipient: to,
    subject,
    text,
    links: linksOf(text),
    created: context.clock.now(),
  });
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
    created: context.clock.now(),
  });
}

const shown = 20;

/** The messages sent last, newest first. */
export function readOutbox(db: Database) {
  return db.select().from(outboxMessages).orderBy(desc(outboxMessages.created)).limit(shown);
}

export type OutboxMessage = Awaited<ReturnType<typeof readOutbox>>[number];
