import type { Locale } from '#contract/constants.ts';
import { israelDay } from '#contract/israelDay.ts';
import { html, type Html } from '#sandbox/core/html.ts';
import { scheduleSentence } from '#sandbox/core/objects/scheduleSentence.ts';
import { shownDay } from '#sandbox/core/shownTime.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import { commissionIn, type Offer } from '#sandbox/payer/offer.ts';
import type { PayerLink } from '#sandbox/payer/payerLink.ts';
import { fill } from './fill.ts';
import { payerTexts } from './texts.ts';

/** A link as its page shows it. */
export interface ShownLink {
  locale: Locale;
  payer: PayerLink;
  offer: Offer;
}

/** An amount in the currency of a link. */
export const money = (amount: number, { locale, offer }: ShownLink) => shownMoney(amount, offer.currency, locale);

/** The lines of the deal, of links that have some. */
function lines(shown: ShownLink): Html | false {
  const { locale, payer } = shown;
  const text = payerTexts[locale];
  const items = payer.link.dealDetails.items ?? [];
  if (items.length === 0) return false;
  return html`<table>
    <caption>
      ${text.details}
    </caption>
    <thead>
      <tr>
        <th scope="col">${text.item}</th>
        <th scope="col">${text.quantity}</th>
        <th scope="col">${text.lineAmount}</th>
      </tr>
    </thead>
    <tbody>
      ${items.map(
        ({ itemName, quantity, amount }) =>
          html`<tr>
            <td><bdi>${itemName}</bdi></td>
            <td>${quantity}</td>
            <td>${money(amount, shown)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What the link is for, before anything is asked. */
export function linkSummary(shown: ShownLink): Html {
  const { locale, payer, offer } = shown;
  const { link } = payer;
  const text = payerTexts[locale];
  const amount = offer.purpose === 'deal' ? (link.transactionAmount ?? 0) : offer.amount;
  const commission = commissionIn(offer, amount);
  // It dies at that instant, so its last day is the one before.
  const due = link.dueDate ? shownDay(israelDay(new Date(link.dueDate.getTime() - 1))) : undefined;
  const shows = amount > 0 && !offer.isAmountOpen;
  return html`<div class="summary">
    ${shows && html`<p class="quiet">${text.amounts[offer.purpose]}</p>`}
    ${shows && html`<p class="sum">${money(amount + commission, shown)}</p>`}
    ${
      shows &&
      commission > 0 &&
      html`<p class="quiet">
        ${fill(text.breakdown, { amount: money(amount, shown), commission: money(commission, shown) })}
      </p>`
    }
    ${link.dealDescription !== null && html`<p><bdi>${link.dealDescription}</bdi></p>`} ${lines(shown)}
    ${link.billingSchedule !== null && html`<p>${text.schedule}: ${scheduleSentence(link.billingSchedule, locale)}</p>`}
    ${text.explained[offer.purpose] !== '' && html`<p>${text.explained[offer.purpose]}</p>`}
    ${due !== undefined && html`<p class="quiet">${fill(offer.purpose === 'charge' && !link.permanent ? text.due : text.validUntil, { day: due })}</p>`}
  </div>`;
}
