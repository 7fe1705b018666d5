import { shownTime } from '#sandbox/core/shownTime.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import { maskCard } from '#sandbox/domain/processor/cardKind.ts';
import { html, type Html } from '#sandbox/core/html.ts';
import { commissionIn, type Offer } from '#sandbox/payer/offer.ts';
import type { Outcome } from '#sandbox/payer/outcome.ts';
import type { PayerLink } from '#sandbox/payer/payerLink.ts';
import { typedCard } from '#sandbox/payer/request.ts';
import type { PaymentInProgress } from '#sandbox/payer/sealed.ts';
import { type PageLocation, shell } from './shell.ts';
import { fill } from './fill.ts';
import { payerTexts } from './texts.ts';

/** Names and values, those that there are. */
function facts(rows: readonly (readonly [string, string | null | false])[]): Html {
  const present = rows.filter(([, value]) => value !== null && value !== false && value !== '');
  return html`<dl>
    ${present.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd><bdi>${value || ''}</bdi></dd>
        </div>`,
    )}
  </dl>`;
}

/** Stars and the last four digits. */
const lastFour = (mask: string) => `****${mask.slice(-4)}`;

/** The page of the payer's bank, which asks whether it is really the payer. @param sealed what was typed, sealed */
export function confirmPage(
  place: PageLocation,
  payer: PayerLink,
  { offer, underWay: { typed, amount }, sealed }: { offer: Offer; underWay: PaymentInProgress; sealed: string },
): string {
  const { locale, address } = place;
  const { bank } = payerTexts[locale];
  const money = (agorot: number) => shownMoney(agorot, offer.currency, locale);
  const commission = commissionIn(offer, amount);
  const content = html`<p>${bank.asks}</p>
    ${facts([
      [bank.business, payer.terminal.merchantName],
      [bank.amount, amount > 0 && money(amount + commission)],
      [bank.commission, commission > 0 && money(commission)],
      [bank.card, lastFour(maskCard(typedCard(typed).cardNumber))],
    ])}
    <form
      method="post"
      action="${address}/confirm?lang=${locale}"
      data-look="${address}/${typed.attempt}?lang=${locale}"
      class="row"
    >
      <input type="hidden" name="sealed" value="${sealed}" />
      <button type="submit" name="decision" value="approved">${bank.approve}</button>
      <button type="submit" name="decision" value="rejected" class="secondary">${bank.reject}</button>
    </form>
    <p class="quiet">${bank.simulated}</p>`;
  return shell({ ...place, payer, title: bank.title, content });
}

/** What a payment has come to: what leaves the payer's account, and what of it is commission. */
export function receiptPage(
  place: PageLocation,
  payer: PayerLink,
  offer: Offer,
  { row, commission }: Pick<Extract<Outcome, { kind: 'paid' }>, 'row' | 'commission'>,
): string {
  const text = payerTexts[place.locale];
  const { receipt, plans } = text;
  const isSplit = row.numberOfPayments > 1;
  const money = (agorot: number) => shownMoney(agorot, row.currency, place.locale);
  const content = html`<p role="status" class="sum">${money(row.transactionAmount + commission)}</p>
    ${facts([
      [receipt.dealAmount, commission > 0 && money(row.transactionAmount)],
      [receipt.commission, commission > 0 && money(commission)],
      [receipt.plan, isSplit && fill(plans[row.transactionType], { count: row.numberOfPayments })],
      [receipt.card, row.cardNumber && lastFour(row.cardNumber)],
      [receipt.time, shownTime(row.transactionTimestamp)],
      [receipt.reference, row.paymentTransactionID.slice(0, 8)],
      [receipt.approval, payer.link.pageOptions?.showAuthCode === true && row.okNumber],
    ])}
    ${row.invoiceID !== null && row.consumerEmail !== null && html`<p>${receipt.invoice}</p>`}`;
  return shell({ ...place, payer, title: receipt[offer.purpose], content });
}

/** What a card has become that was saved. */
export function savedPage(place: PageLocation, payer: PayerLink, offer: Offer): string {
  const text = payerTexts[place.locale];
  const content = html`<p role="status">${offer.purpose === 'deal' ? text.saved.deal : text.saved.saveCard}</p>`;
  return shell({ ...place, payer, title: text.receipt[offer.purpose], content });
}
