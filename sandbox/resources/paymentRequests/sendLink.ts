import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import type { TextKey } from '#sandbox/core/messages/catalogue.ts';
import type { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { payerPageUrl } from '#sandbox/domain/links/payerPage.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { sendEmail, sendSms } from '#sandbox/outbox/outbox.ts';
import type { Recipient } from './linkRules.ts';

export type NewLink = typeof paymentRequests.$inferInsert;

/** What the message is called and says, by what the payer is to do. */
function textsOf(link: NewLink): { subject: TextKey; text: TextKey } {
  if (link.kind === 'billingRequest') return { subject: 'BillingRequestSubject', text: 'BillingRequestText' };
  if (link.isRefund) return { subject: 'RefundRequestSubject', text: 'RefundRequestText' };
  if (link.onlyAddCard) return { subject: 'CardRequestSubject', text: 'CardRequestText' };
  const asksForAny = link.paymentRequestAmount === 0;
  return { subject: 'PaymentRequestSubject', text: asksForAny ? 'OpenPaymentRequestText' : 'PaymentRequestText' };
}

/** What the terminal calls such a message; what it says of standing orders and saved cards is nobody's choice. */
function usualSubject({ paymentRequestSettings }: Terminal, link: NewLink): string | null {
  if (link.kind === 'billingRequest' || link.onlyAddCard) return null;
  const { defaultRequestSubject, defaultRefundRequestSubject } = paymentRequestSettings;
  return (link.isRefund ? defaultRefundRequestSubject : defaultRequestSubject) || null;
}

/** Sends a link, in the language that the request names. Give the transaction in which it is made. */
export async function sendLink(
  tx: Database,
  call: Call,
  terminal: Terminal,
  link: NewLink,
  { email, phone }: Recipient,
): Promise<void> {
  const locale = link.language === 'en-IL' ? 'en-IL' : 'he-IL';
  const keys = textsOf(link);
  const business = terminal.name;
  const text = translate(locale, keys.text, {
    business,
    amount: shownMoney(link.transactionAmount ?? link.paymentRequestAmount, link.currency, locale),
    link: payerPageUrl(call.context.config, link.payerKey),
  });
  const subject = link.requestSubject ?? usualSubject(terminal, link) ?? translate(locale, keys.subject, { business });
  if (email) await sendEmail(tx, call, { to: email, subject, text });
  if (phone) await sendSms(tx, call, { to: phone, text });
}
