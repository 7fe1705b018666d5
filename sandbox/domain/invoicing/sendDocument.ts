import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { type OutgoingEmail, sendEmails } from '#sandbox/outbox/outbox.ts';
import type { Invoice } from './issue.ts';

type Sent = Pick<Invoice, 'invoiceID' | 'invoiceNumber' | 'invoiceAmount' | 'currency' | 'invoiceDetails'>;

/** Who gets a document: the customer, and whoever gets a copy. */
export function recipientsOf({
  consumerEmail,
  invoiceDetails: { sendCCTo = [] },
}: Pick<Invoice, 'consumerEmail' | 'invoiceDetails'>): string[] {
  return [...new Set([consumerEmail ?? '', ...sendCCTo].filter(Boolean))];
}

/** The e-mails by which a document goes to people, in its own language. */
export function emailsOf(
  { invoiceID, invoiceNumber, invoiceAmount, currency, invoiceDetails }: Sent,
  { name: business }: Pick<Terminal, 'name'>,
  recipients: readonly string[],
): OutgoingEmail[] {
  const locale = invoiceDetails.invoiceLanguage === 'en-IL' ? 'en-IL' : 'he-IL';
  const values = { business, number: invoiceNumber ?? '', amount: shownMoney(invoiceAmount, currency, locale) };
  const subject = invoiceDetails.invoiceSubject ?? translate(locale, 'InvoiceSubject', values);
  const text = translate(locale, 'InvoiceText', values);
  return recipients.map((to) => ({ to, subject, text, invoiceID }));
}

/** Sends a document to the customer and to whoever gets a copy. */
export function sendDocument(
  tx: Database,
  call: Call,
  terminal: Pick<Terminal, 'name'>,
  invoice: Invoice,
): Promise<void> {
  return sendEmails(tx, call, emailsOf(invoice, terminal, recipientsOf(invoice)));
}
