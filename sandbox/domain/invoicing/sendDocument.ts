import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { sendEmail } from '#sandbox/outbox/outbox.ts';
import type { Invoice } from './issue.ts';

/** Sends a document to the customer and to whoever gets a copy. */
export async function sendDocument(
  tx: Database,
  call: Call,
  terminal: Pick<Terminal, 'name'>,
  { invoiceDetails, ...invoice }: Invoice,
): Promise<void> {
  const values = {
    business: terminal.name,
    number: invoice.invoiceNumber ?? '',
    amount: shownMoney(invoice.invoiceAmount, invoice.currency),
  };
  const locale = invoiceDetails.invoiceLanguage === 'en-IL' ? 'en-IL' : 'he-IL';
  const subject = invoiceDetails.invoiceSubject ?? translate(locale, 'InvoiceSubject', values);
  const text = translate(locale, 'InvoiceText', values);
  for (const to of [invoice.consumerEmail, ...(invoiceDetails.sendCCTo ?? [])]) {
    if (to) await sendEmail(tx, call, { to, subject, text });
  }
}
