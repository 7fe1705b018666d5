import { and, eq, inArray } from 'drizzle-orm';
import { locales } from '#contract/constants.ts';
import type { EnumValue } from '#contract/enums.ts';
import { required } from '#sandbox/core/apiError.ts';
import type { Context } from '#sandbox/core/context.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import { type Attachment, MailRefused } from '#sandbox/core/mail.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { drawInvoice } from '#sandbox/documents/invoice/drawInvoice.ts';
import { pdfName, readPrinted } from '#sandbox/documents/invoice/readPrinted.ts';
import { claimMessages, markFailed, markSent, postpone } from '#sandbox/outbox/claim.ts';
import { designedText } from '#sandbox/outbox/designedText.ts';
import { type OutboxMessage, readSentDocument } from '#sandbox/outbox/outbox.ts';
import { outboxDocuments } from '#sandbox/outbox/table.ts';

/** Few at a time: what a process dies over rests until its lease is over. */
const inOneClaim = 10;

/** The copy of a document that goes along: drawn with its first sending, and the same one with every further one. */
async function attachmentOf({ db }: Context, invoiceID: string): Promise<Attachment> {
  const contentType = 'application/pdf';
  const kept = await readSentDocument(db, invoiceID);
  if (kept) return { contentType, ...kept };
  const row = required(await db.select().from(invoices).where(eq(invoices.invoiceID, invoiceID)), 'Invoice');
  const printed = await readPrinted(db, row, 'copy');
  const drawn = { fileName: pdfName(printed), content: await drawInvoice(printed) };
  await db
    .insert(outboxDocuments)
    .values({ invoiceID, merchantID: row.merchantID, ...drawn })
    .onConflictDoNothing();
  return { contentType, ...drawn };
}

/**
 * Says of a document how its sending went; one that was cancelled meanwhile stays so. It is no other version of it: whoever
 * has the document open and presses means the same.
 */
async function tellDocument(
  tx: Database,
  { invoiceID }: OutboxMessage,
  from: EnumValue<'invoiceStatus'>[],
  outcome: { status: EnumValue<'invoiceStatus'>; lastError?: string },
): Promise<void> {
  if (!invoiceID) return;
  await tx
    .update(invoices)
    .set(outcome)
    .where(and(eq(invoices.invoiceID, invoiceID), inArray(invoices.status, from)));
}

async function giveUp({ db }: Context, message: OutboxMessage): Promise<void> {
  // The merchant's language is not known here.
  const lastError = translate(locales[0], 'EmailNotDelivered', { to: message.recipient });
  await db.transaction(async (tx) => {
    await markFailed(tx, message);
    await tellDocument(tx, message, ['sending', 'sent'], { status: 'sendingFailed', lastError });
  });
}

async function sendMessage(context: Context, message: OutboxMessage): Promise<void> {
  const { outboxMessageID: id, recipient: to, subject, text, letter, invoiceID } = message;
  const attachment = invoiceID ? await attachmentOf(context, invoiceID) : undefined;
  await context.mailer.send({
    id,
    sender: letter?.business ?? '',
    to,
    subject: subject ?? '',
    text,
    page: letter ? designedText(letter) : undefined,
    attachment,
  });
  await context.db.transaction(async (tx) => {
    await markSent(tx, message);
    await tellDocument(tx, message, ['sending'], { status: 'sent' });
  });
}

/**
 * Sends what waits in the outbox, one message after the other, until nothing does. One that fails comes again later, and one
 * that can not be delivered is given up; its document says so.
 * @param isOver asked before each claim: nothing new is taken
 */
export async function sendMessages(
  context: Context,
  report: (error: unknown) => void,
  isOver: () => boolean = () => false,
): Promise<void> {
  while (!isOver()) {
    const messages = await claimMessages(context.db, inOneClaim, new Date());
    if (messages.length === 0) return;
    for (const message of messages) {
      try {
        await sendMessage(context, message);
      } catch (error) {
        report(error);
        const comesAgain = !(error instanceof MailRefused) && (await postpone(context.db, message, new Date()));
        if (!comesAgain) await giveUp(context, message);
      }
    }
  }
}
