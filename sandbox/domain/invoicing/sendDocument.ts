import { documentKinds } from '#contract/documentKinds.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { parseLocale } from '#sandbox/core/dictionaries/catalogue.ts';
import { translate } from '#sandbox/core/locale.ts';
import { shownDay } from '#sandbox/core/shownTime.ts';
import { merchantName } from '#sandbox/domain/merchantName.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import type { Letter } from '#sandbox/outbox/letter.ts';
import { letterTexts } from '#sandbox/outbox/letterTexts.ts';
import { type OutgoingEmail, sendEmails } from '#sandbox/outbox/outbox.ts';
import type { Invoice } from './issue.ts';

type Sent = Pick<
  Invoice,
  | 'invoiceID'
  | 'invoiceType'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'invoiceAmount'
  | 'currency'
  | 'invoiceDetails'
  | 'dealDetails'
>;

/** Who gets a document: the customer, and whoever gets a copy. */
export function recipientsOf({
  consumerEmail,
  invoiceDetails: { sendCCTo = [] },
}: Pick<Invoice, 'consumerEmail' | 'invoiceDetails'>): string[] {
  return [...new Set([consumerEmail ?? '', ...sendCCTo].filter(Boolean))];
}

/** What a document says to who gets it, in its own language: its kind and number, whatever it is of. */
function letterOfDocument(document: Sent, business: string): Letter {
  const { invoiceType, invoiceNumber, invoiceDate, invoiceAmount, currency, invoiceDetails, dealDetails } = document;
  const locale = parseLocale(invoiceDetails.invoiceLanguage) ?? 'he-IL';
  const { titles, facts } = letterTexts[locale];
  const kind = documentKinds[invoiceType].title[locale];
  const about = invoiceDetails.invoiceSubject || dealDetails.dealDescription;
  return {
    locale,
    business,
    title: translate(locale, titles.document, { kind, number: invoiceNumber ?? '' }),
    amount: shownMoney(invoiceAmount, currency, locale),
    ...(about && { about }),
    facts: [[facts.day, shownDay(invoiceDate)]],
    isAttached: true,
  };
}

/** The e-mails by which a document goes to people. */
export function emailsOf(document: Sent, business: string, recipients: readonly string[]): OutgoingEmail[] {
  const letter = letterOfDocument(document, business);
  return recipients.map((to) => ({ to, letter, invoiceID: document.invoiceID }));
}

/** Sends a document to the customer and to whoever gets a copy. */
export async function sendDocument(tx: Database, call: Call, invoice: Invoice): Promise<void> {
  return sendEmails(tx, call, emailsOf(invoice, await merchantName(tx, call), recipientsOf(invoice)));
}
