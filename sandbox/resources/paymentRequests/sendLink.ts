import type { Locale } from '#contract/constants.ts';
import { israelDay } from '#contract/israelDay.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { scheduleSentence } from '#sandbox/core/objects/scheduleSentence.ts';
import { shownDay } from '#sandbox/core/shownTime.ts';
import type { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { payerPageUrl } from '#sandbox/domain/links/payerPage.ts';
import { purposeOf } from '#sandbox/domain/links/purpose.ts';
import { merchantName } from '#sandbox/domain/merchantName.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { type Letter, shortText } from '#sandbox/outbox/letter.ts';
import { letterTexts } from '#sandbox/outbox/letterTexts.ts';
import { sendEmail, sendSms } from '#sandbox/outbox/outbox.ts';
import type { Recipient } from './linkRules.ts';

export type NewLink = typeof paymentRequests.$inferInsert;

/** Whether a text may stand in a language: one with Hebrew in it in Hebrew, one without in English. */
const isIn = (locale: Locale, text: string) => /\p{Script=Hebrew}/u.test(text) === (locale === 'he-IL');

/**
 * What the terminal calls such a message, to payers of its language; what it says of standing orders and saved cards is
 * nobody's choice.
 */
function usualSubject({ paymentRequestSettings }: Terminal, link: NewLink, locale: Locale): string | null {
  if (link.kind === 'billingRequest' || link.onlyAddCard) return null;
  const { defaultRequestSubject, defaultRefundRequestSubject } = paymentRequestSettings;
  const usual = link.isRefund ? defaultRefundRequestSubject : defaultRequestSubject;
  return usual && isIn(locale, usual) ? usual : null;
}

/** Until when, and when a standing order charges. */
function factsOf(link: NewLink, locale: Locale): Letter['facts'] {
  const { due, validUntil, schedule } = letterTexts[locale].facts;
  const purpose = purposeOf(link);
  // It dies at that instant, so its last day is the one before.
  const lastDay = link.dueDate && shownDay(israelDay(new Date(link.dueDate.getTime() - 1)));
  return [
    ...(link.billingSchedule ? [[schedule, scheduleSentence(link.billingSchedule, locale)] as const] : []),
    ...(lastDay ? [[purpose === 'charge' ? due : validUntil, lastDay] as const] : []),
  ];
}

/** What a link says to its payer, in the language that the link names. */
function letterOfLink(link: NewLink, business: string, address: string): Letter {
  const locale = link.language === 'en-IL' ? 'en-IL' : 'he-IL';
  const purpose = purposeOf(link);
  const { titles, actions } = letterTexts[locale];
  const amount = link.transactionAmount ?? link.paymentRequestAmount;
  return {
    locale,
    business,
    title: titles[purpose],
    ...(amount > 0 && purpose !== 'saveCard' && { amount: shownMoney(amount, link.currency, locale) }),
    ...(link.dealDescription && { about: link.dealDescription }),
    facts: factsOf(link, locale),
    action: { label: actions[purpose], link: address },
  };
}

/** Sends a link. Give the transaction in which it is made. */
export async function sendLink(
  tx: Database,
  call: Call,
  terminal: Terminal,
  link: NewLink,
  { email, phone }: Recipient,
): Promise<void> {
  const address = payerPageUrl(call.context.config, link.payerKey);
  const letter = letterOfLink(link, await merchantName(tx, call), address);
  const subject = link.requestSubject || usualSubject(terminal, link, letter.locale);
  if (email) await sendEmail(tx, call, { to: email, letter, subject });
  if (phone) await sendSms(tx, call, { to: phone, text: shortText(letter) });
}
