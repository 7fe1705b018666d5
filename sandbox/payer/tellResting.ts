import { translate } from '#sandbox/core/locale.ts';
import type { Call } from '#sandbox/core/call.ts';
import { mostRefusals, takesTelling } from '#sandbox/domain/links/refusals.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import type { Letter } from '#sandbox/outbox/letter.ts';
import { letterTexts } from '#sandbox/outbox/letterTexts.ts';
import { sendEmails } from '#sandbox/outbox/outbox.ts';
import type { PayerLink } from './payerLink.ts';

/** The product speaks Hebrew first, and the settings name no language for such messages. */
const locale = 'he-IL';

/** What the business is told of a link of its own. */
function letterOf({ link, terminal: { merchantName } }: PayerLink): Letter {
  const { resting, facts } = letterTexts[locale];
  const amount = link.transactionAmount ?? link.paymentRequestAmount;
  return {
    locale,
    business: merchantName,
    title: translate(locale, resting.title, { count: mostRefusals }),
    about: resting.about,
    facts: [
      ...(link.consumerName ? [[facts.customer, link.consumerName] as const] : []),
      ...(amount > 0 ? [[facts.amount, shownMoney(amount, link.currency, locale)] as const] : []),
      ...(link.dealDescription ? [[facts.about, link.dealDescription] as const] : []),
    ],
    isToBusiness: true,
  };
}

/** Tells a business that its link has come to rest: by e-mail to the terminal's addresses, and on its screens. Once. */
export async function tellResting(call: Call, payer: PayerLink): Promise<void> {
  const { merchantID, paymentRequestID, status } = payer.link;
  const addresses = payer.terminal.billingSettings.notificationEmails.split(',').map((address) => address.trim());
  await call.context.db.transaction(async (tx) => {
    if (!(await takesTelling(tx, payer.link))) return;
    const letter = letterOf(payer);
    await sendEmails(
      tx,
      call,
      addresses.filter(Boolean).map((to) => ({ to, letter })),
    );
    await call.context.hub.publish({ merchantID, paymentRequestID, status }, tx);
  });
}
