import type { Locale } from '#contract/constants.ts';
import { html, type Html } from '#sandbox/core/html.ts';
import { renderPage } from '#sandbox/http/pages/layout.ts';
import type { PayerLink } from '#sandbox/payer/payerLink.ts';
import { payerTexts } from './texts.ts';

/** Where a page of the payer's stands. */
export interface PageLocation {
  locale: Locale;
  /** The address of the link, without a query. */
  address: string;
}

interface Shell extends PageLocation {
  title: string;
  /** What stands in `main`. */
  content: Html;
  /** Whose page it is; unknown links are nobody's. */
  payer?: Pick<PayerLink, 'terminal'> | undefined;
  /** An address that this page looks at again by itself. */
  look?: string | undefined;
  /** It leads nowhere. */
  isPreview?: boolean;
}

/** Only files of this server: nobody else's may see who pays. */
const ownFile = (reference: string | undefined): string | undefined =>
  reference !== undefined && /^\/sandbox\/[\w./-]+$/.test(reference) && !reference.includes('..')
    ? reference
    : undefined;

function header({ terminal }: Pick<PayerLink, 'terminal'>): Html {
  const logo = ownFile(terminal.paymentRequestSettings.merchantLogo);
  return html`<p class="brand">
    ${logo !== undefined && html`<img src="${logo}" alt="" height="40" />`}<bdi>${terminal.merchantName}</bdi>
  </p>`;
}

/** What stands below every page. */
function footer({ locale, address }: PageLocation): Html {
  const text = payerTexts[locale];
  const other: Locale = locale === 'he-IL' ? 'en-IL' : 'he-IL';
  return html`<footer>
    <p class="quiet">${text.sandbox} <a href="/sandbox/#cards">${text.cards}</a></p>
    <a href="${address}?lang=${other}" lang="${other}" hreflang="${other}" title="${text.languageHint}"
      >${text.language}</a
    >
  </footer>`;
}

/** A whole page; its `main` is what the page's script puts in place of the one before. */
export function shell({ locale, address, title, content, payer, look, isPreview = false }: Shell): string {
  const text = payerTexts[locale];
  const own = ownFile(payer?.terminal.checkoutSettings.customCssReference);
  const checking = text.states.checking;
  const body = html`<main
      class="panel"
      data-lost="${checking.title}"
      data-lost-text="${checking.text}"
      ${look !== undefined && html`data-look="${look}"`}
    >
      ${payer && header(payer)}
      <h1 tabindex="-1">${title}</h1>
      ${content}
    </main>
    ${!isPreview && footer({ locale, address })}`;
  const head = html`<meta name="robots" content="noindex, nofollow" />
    ${look !== undefined && html`<noscript><meta http-equiv="refresh" content="3; url=${look}" /></noscript>`}`;
  const business = payer ? ` · ${payer.terminal.merchantName}` : '';
  return renderPage({
    locale,
    title: `${title}${business}`,
    body,
    head,
    ...(!isPreview && { script: 'checkout.js' }),
    styles: ['/sandbox/static/checkout.css', ...(own === undefined ? [] : ['/sandbox/static/kept.css', own])],
    shape: 'checkout',
  });
}

/** A page that says one thing. */
export function notice(
  place: PageLocation,
  { title, text }: { title: string; text: string },
  payer?: PayerLink,
): string {
  return shell({ ...place, title, payer, content: html`<p role="status">${text}</p>` });
}

/** A page that waits for the outcome of a payment, and asks again by itself. @param look where it asks */
export function checkingPage(place: PageLocation, payer: PayerLink, look: string): string {
  const text = payerTexts[place.locale];
  const { title, text: message } = text.states.checking;
  const content = html`<p role="status">${message}</p>
    <p><a class="button" href="${look}">${text.lookAgain}</a></p>`;
  return shell({ ...place, title, payer, content, look });
}
